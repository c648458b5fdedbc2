/** What the design has names for: icons and colours. */
import * as z from 'zod';
import {field} from './meta';

/** The name of a Tabler icon (https://tabler.io/icons). */
export const icon = (example: string) =>
  z.string().meta({description: 'The name of a line icon from tabler.io/icons.', example, icon: true});

/** Design tokens (src/css/tokens.css, `--color-…`) that keep 3:1 against the page in both themes. */
const COLOURS = ['text', 'text-muted', 'signal-text', 'success'] as const;

/** A colour of the design by its name. */
export const color = () =>
  field(z.enum(COLOURS), "The name of a colour of the design; it tints the service's mark.", 'signal-text', 'colour');
