/** Who may do what at the stand-in, told by the token. */
import {Refusal} from './answer';

export interface Account {
  login: string;
  name: string;
  push: boolean;
}

const STAFF: Account = {login: 'staff', name: 'A member of staff', push: true};
const VISITOR: Account = {login: 'visitor', name: 'A visitor', push: false};

/** What signing in with the button gives. */
export const APP_TOKEN = 'ghu_standinstandinstandin';

/** Tokens by how they begin, with what they are for. */
export const TOKENS: Readonly<Record<string, string>> = {
  github_pat_staff: 'may propose changes; make it longer with any letters',
  github_pat_visitor: 'may only look',
  github_pat_narrow: 'was made without the right to write',
};

export class People {
  private readonly revoked = new Set<string>();

  revoke(token: string): void {
    this.revoked.add(token);
  }

  /** @throws Refusal as GitHub does for a token that it does not know */
  of(header: string | undefined, isWriting: boolean): Account {
    const token = /^Bearer (\w+)$/.exec(header ?? '')?.[1] ?? '';
    if (this.revoked.has(token)) throw new Refusal(401, 'Bad credentials');
    if (token === APP_TOKEN || token.startsWith('github_pat_staff')) return STAFF;
    const isVisitor = token.startsWith('github_pat_visitor');
    if (!isVisitor && !token.startsWith('github_pat_narrow')) throw new Refusal(401, 'Bad credentials');
    if (isWriting) throw new Refusal(403, 'Resource not accessible by personal access token');
    return isVisitor ? VISITOR : STAFF;
  }
}
