import type {Path} from '../../cms/edit';

/** A value of a front matter, or a block of a body by the line on which it begins. */
export interface ContentRef {
  file: string;
  path?: Path;
  line?: number;
}
