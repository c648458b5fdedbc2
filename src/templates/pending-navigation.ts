/**
 * Shows a line at the top of the window while the next page loads, so that a link on a slow network is not pressed again.
 * If its scripts cannot be loaded, Docusaurus loads the page itself, which then begins at its top.
 */
import type {ClientModule} from '@docusaurus/types';

/** A page that is there at once needs no sign. */
const DELAY_MS = 200;

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
  history.scrollRestoration = 'manual';
  const timer = setTimeout(() => (document.documentElement.dataset.pending = ''), DELAY_MS);
  return () => clearTimeout(timer);
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  history.scrollRestoration = 'auto';
  delete document.documentElement.dataset.pending;
};
