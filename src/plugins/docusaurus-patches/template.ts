/**
 * What: Docusaurus's HTML template without the classic theme's colour-mode script and icons (preBodyTags). It is short,
 * because Docusaurus puts its own configuration, and this with it, into the bundle of every visitor.
 * Why: the site follows the colour scheme of the system; the script would run on every page for nothing.
 * Upstream: an option of theme-classic to leave its inline script and its icons out.
 */
import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {upstreamError} from '../assert-upstream';

const TEMPLATE = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
    <% it.scripts.forEach((script) => { %><script src="<%= it.baseUrl %><%= script %>" defer></script><% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** What the original has besides, and ours leaves out. */
const LEFT_OUT = ['preBodyTags', 'version'];

const fieldsOf = (template: string) => [...new Set(template.match(/(?<=\bit\.)\w+/g) ?? [])];

/**
 * @param ofDocusaurus its own template
 * @returns the option `ssrTemplate`
 * @throws Error when Docusaurus has no such template, or fills other fields than this template names or leaves out
 */
export function ssrTemplate(ofDocusaurus: unknown = original): string {
  if (typeof ofDocusaurus !== 'string') throw upstreamError('exports its template as a text', 'template.ts');
  const filled = fieldsOf(ofDocusaurus).sort().join(', ');
  const expected = [...fieldsOf(TEMPLATE), ...LEFT_OUT].sort().join(', ');
  if (filled !== expected)
    throw upstreamError(`fills its template with ${expected} alone, but with ${filled}`, 'template.ts');
  return TEMPLATE;
}
