/** Icons (tabler.io/icons) that the frame and the parts draw themselves; those named in pages come on top. */
export const FRAME_ICONS = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'brand-linkedin',
  'brand-whatsapp',
  'briefcase',
  'chevron-down',
  'chevron-right',
  'clipboard-off',
  'clock',
  'download',
  'external-link',
  'mail',
  'map-pin',
  'menu-2',
  'minus',
  'phone',
  'player-pause',
  'player-play',
  'plus',
  'search',
  'world',
  'x',
] as const;

export type FrameIcon = (typeof FRAME_ICONS)[number];
