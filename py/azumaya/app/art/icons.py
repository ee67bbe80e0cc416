"""Interface icons: a box of 24, stroked in the colour of the text around them."""

ICONS = {
    "home": ('<path d="M3 11.5C7 10.6 10 8 12 4c2 4 5 6.6 9 7.5"/><path d="M6 11.5V20M18 11.5V20M3.5 20h17"/>'),
    "back": '<path d="M14.5 5 8 12l6.5 7"/>',
    "undo": ('<path d="M8.5 5 4.5 9l4 4"/><path d="M5 9h8.5a5.5 5.5 0 0 1 0 11H9"/>'),
    "redo": ('<path d="m15.5 5 4 4-4 4"/><path d="M19 9h-8.5a5.5 5.5 0 0 0 0 11H15"/>'),
    "hint": ('<path d="M9 3.5h6M12 3.5V6"/><path d="M8 6h8l1.5 9h-11z"/><path d="M8 18h8M9.5 21h5M6.5 15h11"/>'),
    "book": (
        '<path d="M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 '
        '4.5 14 5 12 6.5z"/>'
        '<path d="M12 6.5V20"/>'
    ),
    "more": (
        '<circle cx="5" cy="12" r="1.3" fill="currentColor"/>'
        '<circle cx="12" cy="12" r="1.3" fill="currentColor"/>'
        '<circle cx="19" cy="12" r="1.3" fill="currentColor"/>'
    ),
    "gear": (
        '<circle cx="12" cy="12" r="3.2"/>'
        '<path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 '
        '5.6l-2.1 2.1M7.7 16.3l-2.1 2.1"/>'
    ),
    "check": '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
    "close": '<path d="M6 6l12 12M18 6 6 18"/>',
    "stop": ('<path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z"/><path d="M9 9l6 6M15 9l-6 6"/>'),
    "info": ('<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.3v.2"/>'),
    "log": '<path d="M5 6h.1M5 12h.1M5 18h.1M9.5 6H20M9.5 12H20M9.5 18H16"/>',
    "person": ('<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6"/>'),
    "robot": (
        '<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4.5M9.5 13v1M14.5 13v1M2.5 12v4M21.5 12v4"/>'
    ),
    "ready": (
        '<path d="M3 11.5C7 10.6 10 8 12 4c2 4 5 6.6 9 7.5"/>'
        '<path d="M6 11.5V20h12v-8.5"/>'
        '<path d="m9 15 2.2 2.2 4-4.2"/>'
    ),
    "save": '<path d="M12 4v11M7.5 11 12 15.5 16.5 11M4.5 19.5h15"/>',
    "open": '<path d="M3.5 19V6h6l2 2.5h9V11"/><path d="M3.5 19 6.5 11h15l-3 8z"/>',
    "share": ('<path d="M12 15V4M7.5 8 12 3.5 16.5 8"/><path d="M6 12.5v7h12v-7"/>'),
    "play": '<path d="M8 5.5v13l10.5-6.5z" fill="currentColor"/>',
    "first": '<path d="M6 5v14M18 5.5 9.5 12l8.5 6.5z"/>',
    "prev": '<path d="M15.5 5.5 7 12l8.5 6.5z"/>',
    "next": '<path d="M8.5 5.5 17 12l-8.5 6.5z"/>',
    "last": '<path d="M18 5v14M6 5.5 14.5 12 6 18.5z"/>',
    "eye": (
        '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/>'
        '<circle cx="12" cy="12" r="2.8"/>'
    ),
    "hidden": ('<path d="M4 9.5c2 3 4.7 4.5 8 4.5s6-1.5 8-4.5M12 14v3.5M6.5 12.7 4.5 15.5M17.5 12.7l2 2.8"/>'),
    "lock": ('<rect x="5.5" y="10.5" width="13" height="10" rx="2.5"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"/>'),
    "swap": '<path d="M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19"/>',
    "hand": (
        '<rect x="9.5" y="4" width="9" height="13" rx="1.8" transform="rotate(12 14 10.5)"/>'
        '<path d="M8 5.5 5.2 6.3a1.8 1.8 0 0 0-1.2 2.2l2.7 9.6a1.8 1.8 0 0 0 2.2 '
        '1.2l1.6-.4"/>'
    ),
    "deck": ('<rect x="4" y="7.5" width="11" height="13" rx="2"/><path d="M8 4.5h9.5A2.5 2.5 0 0 1 20 7v10"/>'),
    "flag": '<path d="M6 21V4M6 4.5h12l-3 4 3 4H6"/>',
    "laurel": (  # two twigs around the mark of whoever has won
        '<path fill="currentColor" stroke="none" d="'
        "M11 21Q8.3 19.4 5.4 21.7Q8.7 23.2 11 21zM7 19.6Q5.3 16.9 1.8 17.7Q4 20.5 7 19.6z"
        "M4.1 16.5Q3.8 13.4 0.3 12.4Q1 15.9 4.1 16.5zM2.9 12.4Q4.1 9.5 1.4 7Q0.4 10.5 2.9 12.4z"
        "M3.7 8.3Q6.1 6.2 4.8 2.8Q2.3 5.4 3.7 8.3zM13 21Q15.3 23.2 18.6 21.7Q15.7 19.4 13 21z"
        "M17 19.6Q20 20.5 22.2 17.7Q18.7 16.9 17 19.6zM19.9 16.5Q23 15.9 23.7 12.4Q20.2 13.4 19.9 16.5z"
        'M21.1 12.4Q23.6 10.5 22.6 7Q19.9 9.5 21.1 12.4zM20.3 8.3Q21.7 5.4 19.2 2.8Q17.9 6.2 20.3 8.3z"/>'
    ),
    "plus": '<path d="M12 5v14M5 12h14"/>',
    "fit": '<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/><circle cx="12" cy="12" r="2.2"/>',
    "enlarge": '<path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"/>',
    "minus": '<path d="M5 12h14"/>',
    "down": '<path d="m5.5 9 6.5 6.5L18.5 9"/>',
    "up": '<path d="m5.5 15 6.5-6.5 6.5 6.5"/>',
    "right": '<path d="m9 5.5 6.5 6.5L9 18.5"/>',
    "sun": (
        '<circle cx="12" cy="12" r="4"/>'
        '<path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3'
        ' 17 7M7 17l-1.7 1.7"/>'
    ),
    "moon": '<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z"/>',
    "turn": '<path d="M12 3.5v3M7 6.5h10M6 6.5l1.2 11h9.6L18 6.5M9 20.5h6"/>',
    "gift": (
        '<rect x="4" y="10" width="16" height="10.5" rx="1.5"/>'
        '<path d="M3.5 10h17M12 10v10.5M12 9.5C10 9.5 7.5 8.5 7.5 6.3S10.7 4 12 9.5zM12 9.5c2'
        ' 0 4.5-1 4.5-3.2S13.3 4 12 9.5z"/>'
    ),
    "timer": ('<circle cx="12" cy="13.5" r="7.5"/><path d="M12 9.5v4l2.5 2M9.5 3h5"/>'),
    "board": ('<rect x="4" y="4" width="16" height="16" rx="2"/><path d="M9.3 4v16M14.7 4v16M4 9.3h16M4 14.7h16"/>'),
    "trash": '<path d="M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13"/>',
}
