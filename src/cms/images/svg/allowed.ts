/** The allowed contents of a drawing (SVG 2, https://www.w3.org/TR/SVG2/eltindex.html and attindex.html). */

const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const ELEMENTS = namesIn(`
  svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon text tspan textPath image
  clipPath mask pattern marker linearGradient radialGradient stop style filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence
`);

/**
 * Elements that run code, embed pages, or move. The drawing is refused; all other unknown elements are dropped
 * silently.
 */
export const RUNNING = namesIn('script handler listener foreignObject iframe object embed audio video canvas');
export const MOVING = namesIn('animate animateColor animateMotion animateTransform set discard mpath');

/** Elements whose text is shown, or describes the drawing. */
export const WORDED = namesIn('title desc text tspan textPath style');

export const ATTRIBUTES = namesIn(`
  id class style role lang tabindex focusable version x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox
  preserveAspectRatio transform pathLength dx dy rotate textLength lengthAdjust startOffset method spacing side
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform clipPathUnits
  maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2 result
  mode type values stdDeviation edgeMode operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY
  preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation z
  pointsAtX pointsAtY pointsAtZ radius scale xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles
  tableValues slope intercept amplitude exponent systemLanguage
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight image-rendering isolation letter-spacing
  lighting-color marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering
  transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode
  aria-label aria-labelledby aria-describedby aria-hidden aria-roledescription
`);

/** The only attribute with an address, under both of its names. */
export const REFERENCES = namesIn('href xlink:href');

/** A reference to a part of the same drawing. */
export const OWN_BLOCK = /^\s*#[^\s"'()<>]+\s*$/;
export const EMBEDDED = /^\s*data:image\/(?:png|jpeg);base64,[\w+/=\s]*$/;

/** Returns whether styles are safe: without escapes, without rules that load files, and only with addresses of parts. */
export const ownStyle = (css: string): boolean => {
  const addresses = css.match(/url\(/gi) ?? [];
  const own = css.match(/url\(\s*(["']?)#[^\s"'()<>]+\1\s*\)/gi) ?? [];
  return addresses.length === own.length && !/[\\@<]|expression|image-set|javascript:|src\(/i.test(css);
};
