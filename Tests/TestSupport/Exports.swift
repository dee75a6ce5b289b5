// SPDX-License-Identifier: Apache-2.0

// What the tests of the readers need is a target of its own, for the fuzzer is built of little.
@_exported public import ReaderTesting
