/** The question about an e-mail address that may be misspelt. It loads with the first answer of a form. */
import {interpolate} from '../../shared/interpolate';
import type {TextControl} from './answers';

/** Large providers, and how their names are misspelt. Similar names that exist, such as ymail, are absent. */
const MISSPELT: Readonly<Record<string, RegExp>> = {
  gmail: /^(?:g(?:mial|mal|mai|amil|nail|mil|mali|maill|mmail|maol)|gmail\.?)$/,
  yahoo: /^(?:y(?:aho|ahooo|hoo|haoo|ahho|aboo|ahoo))$/,
  hotmail: /^hot(?:mial|mal|mai|mil|nail|amil|mail)$/,
  outlook: /^out(?:lok|llok|loo|lokk|look)$/,
};

/** Endings that do not exist. */
const NO_ENDING = /\.(?:con|cmo|ocm|comm|coom|cpm|vom|xom|cim|copm)$/i;
/** Endings that a large provider does not have. */
const NOT_OF_PROVIDER = /^(?:co|cm|om|c|m|ng|net)$/;

/** @returns the address that was probably meant; undefined if the address looks right. Only the visitor can know. */
function suggestEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@') + 1;
  const host = address.slice(at).toLowerCase().replace(NO_ENDING, '.com');
  const dot = host.indexOf('.');
  const [name, ending] = [host.slice(0, dot), host.slice(dot + 1)];
  const provider = Object.keys(MISSPELT).find((key) => MISSPELT[key]?.test(name)) ?? name;
  const right = `${provider}.${provider in MISSPELT && NOT_OF_PROVIDER.test(ending) ? 'com' : ending}`;
  return at > 0 && dot > 0 && right !== address.slice(at).toLowerCase() ? address.slice(0, at) + right : undefined;
}

/** @returns the question about the answer in a field; empty if there is none, or the visitor has answered it */
export function questionAbout({value, dataset: {question, asked}}: TextControl): string {
  const email = question === undefined || value === asked ? undefined : suggestEmail(value);
  return email === undefined ? '' : interpolate(question ?? '', {email});
}

/** Accepts an e-mail address that the visitor sends again after the question. */
export function acceptAnswers(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<HTMLInputElement>('[data-question]'))
    control.dataset.asked = control.value;
}
