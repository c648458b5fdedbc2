import {defineRule, type Examples} from '../../cms/definition/site-definition';

const LINK = /\]\(([^()\s]+)/g;
/** Parameters that only say who shared a link. `si` and `trk` mean something else on other sites. */
const PARAMETERS = [
  [/^/, /^(?:fbclid|gclid|msclkid|ttclid|twclid|igshid|igsh|mibextid|mc_eid|srsltid)$/],
  [/(?:^|\.)linkedin\.com$/, /^(?:trk|rcm|lipi|refId|trackingId)$/],
  [/(?:^|\.)(?:youtube\.com|youtu\.be|spotify\.com)$/, /^si$/],
] as const;

export const rule = defineRule({
  id: 'tracking-link',
  severity: 'warning',
  messages: {tracking: ['The link "{address}" says who shared it.', 'Write {right*}.']},
  check: {
    line: (report, line) => {
      for (const [, address = ''] of line.matchAll(LINK)) {
        const right = withoutTracking(address);
        if (right !== undefined)
          report({message: 'tracking', data: {address, right}, fix: line.replace(address, () => right)});
      }
    },
    value: (report, {value, path, source}) => {
      const right = withoutTracking(value);
      if (right === undefined) return;
      const line = source.parsed?.lineOf(path) ?? 1;
      const written = source.text.split('\n')[line - 1] ?? '';
      report({message: 'tracking', data: {address: value, right}, fix: written.replace(value, () => right)});
    },
  },
});

/** @returns the address without parameters for tracking; undefined when it has none */
function withoutTracking(address: string): string | undefined {
  if (!address.startsWith('https://') || !URL.canParse(address)) return undefined;
  const {hostname} = new URL(address);
  const [base = '', rest = ''] = address.split(/\?(.*)/s);
  const [query = '', hash] = rest.split(/(#.*)/s);
  const isTracking = (pair: string) => {
    const [name = '', value] = pair.split('=');
    const isOfChat = name === 'utm_source' && value === 'chatgpt.com';
    return isOfChat || PARAMETERS.some(([host, pattern]) => host.test(hostname) && pattern.test(name));
  };
  const pairs = query.split('&');
  const kept = pairs.filter((pair) => !isTracking(pair));
  if (kept.length === pairs.length) return undefined;
  return base + (kept.length > 0 ? `?${kept.join('&')}` : '') + (hash ?? '');
}

export const docs = 'A link does not say who shared it.';

export const examples: Examples<typeof rule> = {
  body: {
    invalid: [
      [
        '«Read [a post](https://www.linkedin.com/posts/x?trk=abc&b=1).»',
        'tracking',
        'Read [a post](https://www.linkedin.com/posts/x?b=1).',
      ],
      [
        '«Read [a post](https://a.example/b?utm_source=chatgpt.com#c).»',
        'tracking',
        'Read [a post](https://a.example/b#c).',
      ],
    ],
  },
};
