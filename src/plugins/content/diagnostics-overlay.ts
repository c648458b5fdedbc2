/** Under `start` only: shows the problems in an overlay, and hides it when they are fixed. */
import diagnostics from '@generated/content/default/diagnostics.json';

const ID = 'diagnostics';
const STYLE =
  'position:fixed;inset:auto 0 0;z-index:1000;max-height:60vh;overflow:auto;margin:0;padding:1.5rem;' +
  'background:#a8122f;color:#fff;font:1rem/1.6 system-ui,sans-serif;white-space:pre-wrap';

if (typeof document !== 'undefined') {
  document.getElementById(ID)?.remove();
  if (diagnostics.length > 0) {
    const notice = document.createElement('p');
    notice.id = ID;
    notice.role = 'alert';
    notice.style.cssText = STYLE;
    notice.textContent = diagnostics.join('\n');
    document.body.append(notice);
  }
}

(module as {hot?: {accept: () => void}}).hot?.accept();
