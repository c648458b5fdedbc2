/** What three people know differently, and who decides between two of them. */
import type {Path} from '../../base/values';
import type {Value} from '../../edit/edit';

/** One text that three people know differently; undefined when it is not there. */
export interface Three<T> {
  base?: T;
  theirs?: T;
  ours?: T;
}

/** A place that both have changed, each in another way. */
export type Conflict =
  | ({kind: 'field'; path: Path} & Three<Value>)
  /** Some blocks of the body. */
  | ({kind: 'body'} & Three<string>);

/** Which of the two texts a person wants, or a text of their own for both. */
export type Choice = 'theirs' | 'ours' | {text: string};

/** Asked about each place that both have changed. */
export type Decide = (conflict: Conflict) => Choice;
