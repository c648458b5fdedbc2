import {changedFiles, type Draft} from '../../cms/edit';
import type {Change} from '../github';

/** @returns what a draft makes of each file; null for one that leaves */
export const filesToSend = (draft: Draft): Change['files'] =>
  new Map([...changedFiles(draft)].map(([file, {now}]) => [file, now ?? null]));
