/** The types of a three-way merge. */
import type {Path} from '../../base/values';
import type {Value} from '../../edit/edit';

/** Three versions of a value; undefined where it does not exist. */
export interface Three<T> {
  base?: T;
  theirs?: T;
  ours?: T;
}

/** A place that both have changed differently. */
export type Conflict =
  | ({kind: 'field'; path: Path} & Three<Value>)
  /** Some blocks of the body. */
  | ({kind: 'body'} & Three<string>);

/** Which of the two texts a person chose, or a new text instead of both. */
export type Choice = 'theirs' | 'ours' | {text: string};

/** Decides each conflict. */
export type Decide = (conflict: Conflict) => Choice;
