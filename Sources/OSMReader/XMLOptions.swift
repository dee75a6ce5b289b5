// SPDX-License-Identifier: Apache-2.0

/// How XML is read; none of it changes what is read.
package struct XMLOptions: Sendable {
  /// Size of the pieces that are read at a time, bytes: small ones cost more joining, large ones
  /// leave the nearest caches.
  package var chunkSize = 1 << 20
  /// Whether plain XML is scanned; expat reads the same, only slower.
  package var scansPlainXML = true
  /// Whether expat takes over where XML is not plain; tests see by `false` what the scanner reads
  /// by itself.
  package var fallsBack = true

  package init() {}
}
