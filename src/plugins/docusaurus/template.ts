import {fetchAwaited} from './fetchAwaited';
import {releaseEarly} from '../../theme/Layout/LoadingScreen/releaseEarly';

/** Docusaurus's HTML template without the classic theme's colour-mode script and icons: the theme follows the system. */
export default `<!DOCTYPE html>
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
    <script>(${fetchAwaited.toString()})();(${releaseEarly.toString()})()</script>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
