"""The drawings of the house as SVG fragments."""
