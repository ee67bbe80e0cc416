"""Where things lie on the screen."""

from playwright.sync_api import FloatRect, Locator, expect


def box(element: Locator) -> FloatRect:
    """Where it lies, as soon as it is there and does not move any more."""
    expect(element).to_be_visible()
    element.element_handle().wait_for_element_state("stable")
    found = element.bounding_box()
    assert found
    return found
