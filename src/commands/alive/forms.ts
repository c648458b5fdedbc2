/** Whether the form service would take what the pages send. */
import type {BuildRecord} from '../../node/build-record';
import {documentOf, few, type Ask, type Findings} from './answers';
import type {PublishedContent} from './published';

const OK = 200;
const FAULT = 500;
const PATIENCE_MS = 30_000;
const KEY_UNSEEN =
  'Not looked at: whether the form service takes the key, which it tells to nobody who sends nothing. The weekly enquiry shows it.';

/**
 * Reads the forms as visitors get them, and asks their service whether it takes requests of pages of this site. That
 * sends nothing to anybody.
 * @see https://fetch.spec.whatwg.org/#cors-preflight-fetch
 */
export async function formFlaws(
  ask: Ask,
  site: string,
  {kind}: Pick<BuildRecord, 'kind'>,
  {forms, facts: {formService}}: Pick<PublishedContent, 'forms' | 'facts'>,
): Promise<Findings> {
  const sent = await Promise.all(forms.map(async (path) => ({path, ...(await targetOf(ask, path))})));
  const isOther = ({key, endpoint}: Target) =>
    key !== formService.key || (kind === 'production' && endpoint !== formService.endpoint);
  const others = sent.filter(isOther).map(({path}) => path);
  const endpoints = new Set(sent.flatMap(({endpoint}) => endpoint ?? []));
  const asked = await Promise.all([...endpoints].map((endpoint) => serviceFlaws(endpoint, site)));
  return {
    wrong: [
      ...(others.length === 0
        ? []
        : [`Forms are sent elsewhere, or with another key, than pages/_site.yml says: ${few(others)}.`]),
      ...asked.flatMap(({wrong = []}) => wrong),
    ],
    unseen: [...asked.flatMap(({unseen = []}) => unseen), KEY_UNSEEN],
  };
}

type Target = Partial<Record<'endpoint' | 'key', string>>;

async function targetOf(ask: Ask, path: string): Promise<Target> {
  const answer = await ask(path);
  if (answer?.status !== OK) return {};
  const {elements} = documentOf(answer);
  const valueOf = (name: string, of: string, where: string, is: string) =>
    elements.find((one) => one.name === name && one.attributes.get(where) === is)?.attributes.get(of);
  return {
    endpoint: valueOf('form', 'action', 'enctype', 'multipart/form-data'),
    key: valueOf('input', 'value', 'name', 'access_key'),
  };
}

async function serviceFlaws(endpoint: string, site: string): Promise<Findings> {
  const headers = {Origin: site, 'Access-Control-Request-Method': 'POST'};
  const answer = await fetch(endpoint, {
    method: 'OPTIONS',
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  const {origin: service} = new URL(endpoint);
  if (!answer || answer.status >= FAULT) return {wrong: [`The form service at ${service} does not answer.`]};
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed === site || allowed === '*') return {};
  // The service may refuse whoever is no browser.
  return allowed === null
    ? {
        unseen: [
          `Not looked at: whether the form service at ${service} takes forms of ${site}, which it does not tell.`,
        ],
      }
    : {wrong: [`The form service at ${service} refuses forms of pages of ${site}.`]};
}
