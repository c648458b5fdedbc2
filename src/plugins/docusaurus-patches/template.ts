/**
 * What: Docusaurus's HTML template without the classic theme's colour-mode script and icons (preBodyTags). It is short,
 * because Docusaurus adds its configuration, including this template, to every visitor's bundle.
 * Why: the site follows the system's colour scheme, so that script would be useless on every page.
 * Upstream: an option of theme-classic to omit its inline script and icons.
 */
import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {assertUpstream} from '../assert-upstream';

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

/** Fields of the original that ours omits. */
const OMITTED_FIELDS = ['preBodyTags', 'version'];

const fieldsOf = (template: string) => [...new Set(template.match(/(?<=\bit\.)\w+/g) ?? [])];

export function ssrTemplate(ofDocusaurus: unknown = original): string {
  assertUpstream(typeof ofDocusaurus === 'string', 'exports its template as a string', 'template.ts');
  const filled = fieldsOf(ofDocusaurus).sort().join(', ');
  const expected = [...fieldsOf(TEMPLATE), ...OMITTED_FIELDS].sort().join(', ');
  const does = `fills its template only with ${expected}, but with ${filled}`;
  assertUpstream(filled === expected, does, 'template.ts');
  return TEMPLATE;
}
