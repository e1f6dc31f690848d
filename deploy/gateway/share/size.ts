/** Of the pictures that link previews show, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;
