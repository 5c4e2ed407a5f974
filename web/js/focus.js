// Whether the focus may be moved by what happens and not by a press. In a frame it belongs to the page around, until the
// reader comes in.

export const mayFocus = () => window.parent === window || document.hasFocus();
