/** What the live site answers, asked for once each. */
import {type DefaultTreeAdapterMap, parse} from 'parse5';
import {sha256Of} from '../../node/build-record';
import {get, type HostAnswer} from '../verify/requests';

/** What one part of the look found: what is wrong, and what could not be looked at. */
export interface Findings {
  wrong?: string[];
  unseen?: string[];
}

/** An answer, or nothing where there was none. */
export type Ask = (address: string) => Promise<HostAnswer | undefined>;

/** @returns a way to ask a site for its addresses, which asks for each of them once */
export function asker(site: string): Ask {
  const known = new Map<string, Promise<HostAnswer | undefined>>();
  return (address) => {
    const answer = known.get(address) ?? get(site + address).catch(() => undefined);
    known.set(address, answer);
    return answer;
  };
}

export const answerHash = ({body}: HostAnswer): string => sha256Of(body);

export const answerText = ({body}: HostAnswer): string => Buffer.from(body).toString('utf8');

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** A page as it came: its elements, and all its words. */
export interface AnsweredPage {
  elements: {name: string; attributes: ReadonlyMap<string, string>}[];
  text: string;
}

export function documentOf(answer: HostAnswer): AnsweredPage {
  const found: AnsweredPage = {elements: [], text: ''};
  const walk = (node: Node): void => {
    if ('tagName' in node) found.elements.push(told(node));
    if ('value' in node) found.text += node.value;
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(answerText(answer)));
  return found;
}

const told = ({tagName, attrs}: Element) => ({
  name: tagName,
  attributes: new Map(attrs.map(({name, value}) => [name, value])),
});

/** @returns a few names of many in one sentence: `/, /about, /careers and 4 more`. */
export function few(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).join(', ');
  return names.length <= MOST_NAMED ? shown : `${shown} and ${names.length - MOST_NAMED} more`;
}

const MOST_NAMED = 3;
