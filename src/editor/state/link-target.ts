/** Converts the target of a link between the file and what a person types. */
import {toStored} from './typed-value';

export type LinkKind = 'page' | 'web' | 'mail' | 'phone' | 'file';

const SCHEMES = {page: '', web: '', mail: 'mailto:', phone: 'tel:', file: ''} as const;

/** @returns the kind of a target, and the text that a person types for it */
export function parseTarget(target: string): {kind: LinkKind; typed: string} {
  if (target.startsWith('/files/')) return {kind: 'file', typed: target};
  if (target === '' || /^[/#]/.test(target)) return {kind: 'page', typed: target};
  if (target.startsWith(SCHEMES.mail)) return {kind: 'mail', typed: target.slice(SCHEMES.mail.length)};
  if (target.startsWith(SCHEMES.phone)) return {kind: 'phone', typed: target.slice(SCHEMES.phone.length)};
  return {kind: 'web', typed: target};
}

/** @returns the full address for typed text; telephone numbers lose their spaces */
export function formatTarget(kind: LinkKind, typed: string): string {
  const plain = typed.trim();
  if (plain === '') return '';
  if (kind === 'phone') return SCHEMES.phone + toStored('phone', plain).replace(/[\s()-]/g, '');
  if (kind === 'web') return /^[a-z]+:/i.test(plain) ? plain : `https://${plain}`;
  return SCHEMES[kind] + plain;
}
