import {gzipSync} from 'node:zlib';

/** An SVG of unknown origin, and why it is rejected; undefined when its published form is harmless. */
export interface MaliciousSvg {
  what: string;
  bytes: Uint8Array;
  refused?: string;
}

const SVG = 'http://www.w3.org/2000/svg';
const HTML = 'http://www.w3.org/1999/xhtml';
const around = (inside: string, more = '', before = '') =>
  `${before}<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"${more}><path d="M0 0h9v9z"/>${inside}</svg>`;
const SCRIPT = '<script>alert(1)</script>';
const nestedUses = Array.from({length: 9}, (_, level) => {
  const uses = `<use href="#a${level}"/>`.repeat(9);
  return `<g id="a${level + 1}">${level === 0 ? '<path id="a0" d="M0 0"/>' : uses}</g>`;
}).join('');

/** The content of an SVG, by the linter's message about it. */
const INSIDE: Record<string, Record<string, string>> = {
  'contains a script': {
    'a script': SCRIPT,
    'a script behind a prefix': `<s:script xmlns:s="${SVG}">alert(1)</s:script>`,
    'a script in capitals': '<SCRIPT>alert(1)</SCRIPT>',
    'a script from elsewhere': '<script xlink:href="https://evil.example/x.js"/>',
    'a handler in capitals': '<g ONCLICK="alert(1)"/>',
    'a handler behind a line': '<g\nonclick\n=\n"alert(1)"/>',
    'a used script': '<use href="&#106;avascript:alert(1)"/>',
    'a page of HTML': `<foreignObject><form xmlns="${HTML}" action="https://evil.example"><input name="a"/></form></foreignObject>`,
    'an iframe': '<iframe src="https://evil.example"/>',
  },
  'links to a picture that is not part of the file': {
    'a picture from elsewhere': '<image href="https://evil.example/a.png"/>',
    'a picture of this machine': '<image xlink:href="file:///etc/passwd"/>',
    'a picture that is a drawing': '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    'a part of another drawing': '<use href="https://evil.example/a.svg#b"/>',
  },
  'loads its styles from another file or site': {
    'a filter from elsewhere': '<g filter="url(https://evil.example/f#a)"/>',
    'a filter from elsewhere between quotes': `<g fill="url('//evil.example/f#a')"/>`,
    'a style sheet from elsewhere': '<style>@import "https://evil.example/a.css";</style>',
    'a font from elsewhere': '<style>@font-face{src:url(//evil.example/f)}</style>',
    'a style with an address': '<g style="background:url(//evil.example/a)"/>',
    'a style with an escaped address': '<style>g{fill:u\\72l(//evil.example)}</style>',
    'a style in CDATA': '<style><![CDATA[g{fill:url(//evil.example)}]]></style>',
  },
  'is animated': {
    'a link that moves to a script': '<a><set attributeName="href" to="javascript:alert(1)"/></a>',
    'a part that moves indefinitely': '<animate attributeName="x" repeatCount="indefinite"/>',
  },
  'is too complex': {
    'a part that uses itself': '<g id="a"><use href="#a"/></g>',
    'parts that multiply each other': nestedUses,
    'ten thousand pieces': '<g/>'.repeat(10_000),
    'a thousand levels': '<g>'.repeat(1000) + '</g>'.repeat(1000),
  },
  'is not a complete SVG': {
    'a prefix that nobody declared': '<x:script>alert(1)</x:script>',
    'an attribute twice': '<g id="a" id="b"/>',
  },
  // The published form of these is harmless.
  '': {
    'a script of HTML': `<script xmlns="${HTML}">alert(1)</script>`,
    'a link to a script': '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
    'a link to a script by references': '<a xlink:href="&#106;ava&#115;cript:alert(1)"><path d="M0 0"/></a>',
    'a link to another site': '<a href="https://evil.example"><path d="M0 0"/></a>',
    'a meta element of HTML': `<h:meta xmlns:h="${HTML}" http-equiv="refresh" content="0;url=https://evil.example"/>`,
    'a base element of HTML': `<base xmlns="${HTML}" href="https://evil.example/"/>`,
    'an iframe of HTML': `<iframe xmlns="${HTML}" src="https://evil.example"/>`,
    'words of a comment': '<!-- SECRET -->',
    'what a program noted': '<metadata data-name="SECRET">SECRET</metadata>',
  },
};

/** A whole file, and the linter's message about it. */
const WHOLE: Record<string, [refused: string, file: string | Uint8Array]> = {
  'a handler': ['contains a script', around('', ' onload="alert(1)"')],
  'a handler by a declaration': [
    'contains data of the drawing program',
    around('', '', '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>'),
  ],
  'an entity': ['contains data of the drawing program', around('&a;', '', `<!DOCTYPE svg [<!ENTITY a "${SCRIPT}">]>`)],
  'UTF-16': ['is not saved as UTF-8', Buffer.from(`\uFEFF${around(SCRIPT)}`, 'utf16le')],
  'UTF-7': ['is not saved as UTF-8', around('+ADw-script+AD4-', '', '<?xml version="1.0" encoding="UTF-7"?>')],
  'compressed letters': ['is a compressed SVG (SVGZ)', gzipSync(around(SCRIPT))],
  'a style sheet in front of the drawing': [
    'loads its styles from another file or site',
    around('', '', '<?xml-stylesheet href="https://evil.example/a.css"?>'),
  ],
  'no end': ['is not a complete SVG', `<svg xmlns="${SVG}"><g>`],
  'a drawing within a page': ['is not a complete SVG', `<html><svg xmlns="${SVG}"/>${SCRIPT}</html>`],
  'a drawing of no namespace': ['is not a complete SVG', '<svg><path d="M0 0"/></svg>'],
};

export const MALICIOUS_SVGS: MaliciousSvg[] = [
  ...Object.entries(INSIDE).flatMap(([refused, all]) =>
    Object.entries(all).map(([what, inside]) => ({what, refused, bytes: Buffer.from(around(inside))})),
  ),
  ...Object.entries(WHOLE).map(([what, [refused, file]]) => ({what, refused, bytes: Buffer.from(file as string)})),
];

/** Metadata of normal programs, by program. All of it is removed, and nothing visible. */
export const PROGRAM_METADATA: [program: string, text: string][] = [
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
