import {gzipSync} from 'node:zlib';

/** A drawing that a stranger proposes, and why it is refused; nothing where what is published of it is harmless. */
export interface HostileDrawing {
  what: string;
  bytes: Uint8Array;
  refused?: string;
}

const SVG = 'http://www.w3.org/2000/svg';
const around = (inside: string, more = '', before = '') =>
  `${before}<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"${more}><path d="M0 0h9v9z"/>${inside}</svg>`;
const drawing = (what: string, text: string, refused?: string): HostileDrawing => ({
  what,
  bytes: Buffer.from(text),
  refused,
});
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

const SCRIPT = 'holds a script';
const ELSEWHERE = 'shows a picture that lies elsewhere';
const DECLARED = 'holds declarations';
const BROKEN = 'is not a whole drawing';
const MANY = 'more pieces';
const STYLES = 'takes its looks from elsewhere';
const HTML = 'http://www.w3.org/1999/xhtml';

export const HOSTILE_DRAWINGS: HostileDrawing[] = [
  drawing('a script', around('<script>alert(1)</script>'), SCRIPT),
  drawing('a script behind a prefix', around(`<s:script xmlns:s="${SVG}">alert(1)</s:script>`), SCRIPT),
  drawing('a script in capitals', around('<SCRIPT>alert(1)</SCRIPT>'), SCRIPT),
  drawing('a script from elsewhere', around('<script xlink:href="https://evil.example/x.js"/>'), SCRIPT),
  drawing('a script of HTML', around(`<script xmlns="${HTML}">alert(1)</script>`)),
  drawing('a handler', around('', ' onload="alert(1)"'), SCRIPT),
  drawing('a handler in capitals', around('<g ONCLICK="alert(1)"/>'), SCRIPT),
  drawing('a handler behind a line', around('<g\nonclick\n=\n"alert(1)"/>'), SCRIPT),
  drawing(
    'a handler by a declaration',
    around('', '', '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>'),
    DECLARED,
  ),
  drawing(
    'an entity that is a script',
    around('&a;', '', '<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>'),
    DECLARED,
  ),
  drawing(
    'an entity that reads a file',
    around('<text>&a;</text>', '', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
    DECLARED,
  ),
  drawing(
    'entities that multiply themselves',
    around('&c;', '', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>'),
    DECLARED,
  ),
  {what: 'UTF-16', bytes: utf16(around('<script>alert(1)</script>')), refused: 'is not saved as UTF-8'},
  drawing(
    'another encoding by its first line',
    around('+ADw-script+AD4-', '', '<?xml version="1.0" encoding="UTF-7"?>'),
    'is not saved as UTF-8',
  ),
  {
    what: 'compressed letters',
    bytes: gzipSync(around('<script>alert(1)</script>')),
    refused: 'is a compressed drawing (SVGZ)',
  },
  drawing('a link to a script', around('<a href="javascript:alert(1)"><path d="M0 0"/></a>')),
  drawing(
    'a link to a script by references of characters',
    around('<a xlink:href="&#106;ava&#115;cript:alert(1)"><path d="M0 0"/></a>'),
  ),
  drawing('a used script', around('<use href="&#106;avascript:alert(1)"/>'), SCRIPT),
  drawing('a link to another site', around('<a href="https://evil.example"><path d="M0 0"/></a>')),
  drawing(
    'a page of HTML',
    around(
      `<foreignObject><form xmlns="${HTML}" action="https://evil.example"><input name="a"/></form></foreignObject>`,
    ),
    SCRIPT,
  ),
  drawing(
    'a meta element of HTML',
    around(`<h:meta xmlns:h="${HTML}" http-equiv="refresh" content="0;url=https://evil.example"/>`),
  ),
  drawing('a base element of HTML', around(`<base xmlns="${HTML}" href="https://evil.example/"/>`)),
  drawing('an iframe of HTML', around(`<iframe xmlns="${HTML}" src="https://evil.example"/>`)),
  drawing('an iframe', around('<iframe src="https://evil.example"/>'), SCRIPT),
  drawing('a picture from elsewhere', around('<image href="https://evil.example/a.png"/>'), ELSEWHERE),
  drawing('a picture of this machine', around('<image xlink:href="file:///etc/passwd"/>'), ELSEWHERE),
  drawing('a picture that is a drawing', around('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), ELSEWHERE),
  drawing('a part of another drawing', around('<use href="https://evil.example/a.svg#b"/>'), ELSEWHERE),
  drawing('a filter from elsewhere', around('<g filter="url(https://evil.example/f#a)"/>'), STYLES),
  drawing('a filter from elsewhere between quotes', around(`<g fill="url('//evil.example/f#a')"/>`), STYLES),
  drawing('a style sheet from elsewhere', around('<style>@import "https://evil.example/a.css";</style>'), STYLES),
  drawing('a font from elsewhere', around('<style>@font-face{src:url(//evil.example/f)}</style>'), STYLES),
  drawing('a style with an address', around('<g style="background:url(//evil.example/a)"/>'), STYLES),
  drawing('a style with an escaped address', around('<style>g{fill:u\\72l(//evil.example)}</style>'), STYLES),
  drawing('a style in CDATA', around('<style><![CDATA[g{fill:url(//evil.example)}]]></style>'), STYLES),
  drawing(
    'a style sheet in front of the drawing',
    around('', '', '<?xml-stylesheet href="https://evil.example/a.css"?>'),
    STYLES,
  ),
  drawing('a style sheet that is a program', around('', '', '<?xml-stylesheet type="text/xsl" href="#a"?>'), STYLES),
  drawing(
    'a link that moves to a script',
    around('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
    'moves by itself',
  ),
  drawing(
    'a part that moves for ever',
    around('<animate attributeName="x" repeatCount="indefinite"/>'),
    'moves by itself',
  ),
  drawing('a part that uses itself', around('<g id="a"><use href="#a"/></g>'), MANY),
  drawing(
    'parts that multiply each other',
    around(
      Array.from({length: 9}, (_, level) => {
        const uses = `<use href="#a${level}"/>`.repeat(9);
        return `<g id="a${level + 1}">${level === 0 ? '<path id="a0" d="M0 0"/>' : uses}</g>`;
      }).join(''),
    ),
    MANY,
  ),
  drawing('ten thousand pieces', around('<g/>'.repeat(10_000)), MANY),
  drawing('a thousand levels', around('<g>'.repeat(1000) + '</g>'.repeat(1000)), MANY),
  drawing('no end', `<svg xmlns="${SVG}"><g>`, BROKEN),
  drawing('a prefix that nobody declared', around('<x:script>alert(1)</x:script>'), BROKEN),
  drawing('an attribute twice', around('<g id="a" id="b"/>'), BROKEN),
  drawing('a drawing within a page', `<html><svg xmlns="${SVG}"/><script>alert(1)</script></html>`, BROKEN),
  drawing('a drawing of no namespace', '<svg><path d="M0 0"/></svg>', BROKEN),
  drawing('words of a comment', around('<!-- SECRET -->')),
  drawing('what a program noted', around('<metadata>SECRET</metadata>', ' data-name="SECRET"')),
];

/** What honest programs write besides, by the program; all of it is left out, and nothing of what is drawn. */
export const OF_PROGRAMS: [program: string, text: string][] = [
  [
    'Inkscape',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape -->
<svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="${SVG}" xmlns:svg="${SVG}" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" viewBox="0 0 10 10" inkscape:version="1.3" sodipodi:docname="secret.svg"><sodipodi:namedview id="base" pagecolor="#fff"/><metadata id="m"><rdf:RDF/></metadata><defs id="defs1"><linearGradient id="unused"><stop offset="0"/></linearGradient></defs><g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1"><svg:path style="fill:#b01c2e;fill-opacity:1" d="M 1,1 H 9 V 9 Z" id="path1" sodipodi:nodetypes="cccc"/></g></svg>`,
  ],
  [
    'Illustrator',
    `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 10 10" style="enable-background:new 0 0 10 10;" xml:space="preserve"><style type="text/css">.st0{fill:#0B3B8C;}</style><g><path class="st0" d="M1,1h8v8z"/></g></svg>`,
  ],
  [
    'Figma',
    `<svg width="10" height="10" viewBox="0 0 10 10" fill="none" xmlns="${SVG}"><g clip-path="url(#clip0)"><path d="M1 1H9V9Z" fill="url(#paint0)"/></g><defs><linearGradient id="paint0" x1="1" y1="1" x2="9" y2="9" gradientUnits="userSpaceOnUse"><stop stop-color="#12594A"/><stop offset="1" stop-color="#fff"/></linearGradient><clipPath id="clip0"><rect width="10" height="10" fill="white"/></clipPath></defs></svg>`,
  ],
  [
    'Sketch',
    `<?xml version="1.0" encoding="UTF-8"?><svg width="10px" height="10px" viewBox="0 0 10 10" version="1.1" xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink"><!-- Generator: Sketch --><title>mark</title><defs><path d="M1 1h8v8z" id="path-1"/></defs><g id="Page-1" stroke="none" fill="none"><use fill="#333" xlink:href="#path-1"/></g></svg>`,
  ],
  [
    'CorelDRAW',
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="${SVG}" xml:space="preserve" width="10mm" height="10mm" version="1.1" style="shape-rendering:geometricPrecision" viewBox="0 0 10 10" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003"><defs><style type="text/css"><![CDATA[ .fil0 {fill:#E77817} ]]></style></defs><g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><polygon class="fil0" points="1,1 9,1 9,9"/></g></svg>`,
  ],
];
