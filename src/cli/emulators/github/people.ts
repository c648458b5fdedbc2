/** The accounts of the emulator and their tokens. */
import {randomBytes} from 'node:crypto';
import {Refusal} from './answer';

export interface Account {
  login: string;
  name: string;
  push: boolean;
  id: number;
  /** Whether the token may write. */
  writes: boolean;
}

const STAFF: Account = {login: 'staff', name: 'A member of staff', push: true, id: 3_100_000_001, writes: true};
const COLLEAGUE: Account = {login: 'colleague', name: 'A colleague', push: true, id: 3_100_000_002, writes: true};
const VISITOR: Account = {login: 'visitor', name: 'A visitor', push: false, id: 3_100_000_003, writes: false};
/** The account behind the reviewer's buttons. */
const REVIEWER: Account = {login: 'reviewer', name: 'A reviewer', push: true, id: 3_100_000_004, writes: true};

/** @returns an account by its name; undefined for a deleted one */
export const accountNamed = (login: string): Account | undefined =>
  [STAFF, COLLEAGUE, VISITOR, REVIEWER].find((account) => account.login === login);

const SECRET_BYTES = 16;

export class People {
  private readonly revoked = new Set<string>();
  private readonly secret = randomBytes(SECRET_BYTES).toString('hex');

  /** The token that sign-in gives. */
  readonly appToken = `ghu_${this.secret}`;

  /**
   * The tokens of this run, which only the home page shows. Longer tokens with the same beginning belong to the same
   * person.
   */
  readonly tokens = {
    staff: `github_pat_staff_${this.secret}`,
    colleague: `github_pat_colleague_${this.secret}`,
    visitor: `github_pat_visitor_${this.secret}`,
    narrow: `github_pat_narrow_${this.secret}`,
  } as const;

  revoke(token: string): void {
    this.revoked.add(token);
  }

  /** @throws Refusal for an unknown token, as GitHub does */
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
