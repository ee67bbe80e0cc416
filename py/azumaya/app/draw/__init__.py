"""From the areas of a scene to HTML, one room for each kind of area."""
