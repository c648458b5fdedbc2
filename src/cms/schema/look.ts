import * as z from 'zod';

/** The name of a Tabler icon (https://tabler.io/icons). */
export const icon = (example: string) =>
  z.string().meta({description: 'The name of a line icon from tabler.io/icons.', example, icon: true});
