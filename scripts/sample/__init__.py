# SPDX-License-Identifier: Apache-2.0
"""The invented town of sample-osm, drawn on a metre grid, a chapter a module."""
