/** Who may do what at the emulator, told by the token. */
import {randomBytes} from 'node:crypto';
import {Refusal} from './answer';

export interface Account {
  login: string;
  name: string;
  push: boolean;
  id: number;
  /** Whether the token may write, too. */
  writes: boolean;
}

const STAFF: Account = {login: 'staff', name: 'A member of staff', push: true, id: 3_100_000_001, writes: true};
const COLLEAGUE: Account = {login: 'colleague', name: 'A colleague', push: true, id: 3_100_000_002, writes: true};
const VISITOR: Account = {login: 'visitor', name: 'A visitor', push: false, id: 3_100_000_003, writes: false};
/** The one whom the buttons play. */
const REVIEWER: Account = {login: 'reviewer', name: 'A reviewer', push: true, id: 3_100_000_004, writes: true};

/** @returns an account by its name; undefined for one that is gone */
export const accountNamed = (login: string): Account | undefined =>
  [STAFF, COLLEAGUE, VISITOR, REVIEWER].find((account) => account.login === login);

const SECRET_BYTES = 16;

export class People {
  private readonly revoked = new Set<string>();
  private readonly secret = randomBytes(SECRET_BYTES).toString('hex');

  /** What signing in with the button gives. */
  readonly appToken = `ghu_${this.secret}`;

  /** The tokens of this run, which only its first page tells; longer ones that begin so are the same person's. */
  readonly tokens = {
    staff: `github_pat_staff_${this.secret}`,
    colleague: `github_pat_colleague_${this.secret}`,
    visitor: `github_pat_visitor_${this.secret}`,
    narrow: `github_pat_narrow_${this.secret}`,
  } as const;

  revoke(token: string): void {
    this.revoked.add(token);
  }

  /** @throws Refusal as GitHub does for a token that it does not know */
  of(header: string | undefined, isWriting: boolean): Account {
    const token = /^Bearer (\S+)$/.exec(header ?? '')?.[1] ?? '';
    const {staff, colleague, visitor, narrow} = this.tokens;
    if (this.revoked.has(token)) throw new Refusal(401, 'Bad credentials');
    if (token === this.appToken || token.startsWith(staff)) return STAFF;
    if (token.startsWith(colleague)) return COLLEAGUE;
    const isVisitor = token.startsWith(visitor);
    if (!isVisitor && !token.startsWith(narrow)) throw new Refusal(401, 'Bad credentials');
    if (isWriting) throw new Refusal(403, 'Resource not accessible by personal access token');
    return isVisitor ? VISITOR : {...STAFF, writes: false};
  }
}
