import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseDocument} from 'yaml';
import {syncIssue} from '../../../../src/cli/reminders/issue';
import {ROOT} from '../../../project';

const BOT = 'github-actions[bot]';

interface IssueRequest {
  method: string;
  path: string;
  body?: Record<string, unknown>;
}

describe('The issue of reminders', () => {
  let server: Server;
  let asked: IssueRequest[] = [];
  let issues: object[] = [];
  let status = 200;
  const apiUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const repository = () => ({api: apiUrl(), name: 'owner/site', token: 'secret'});
  const changes = () => asked.filter(({method}) => method !== 'GET');

  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += String(part)));
      request.on('end', () => {
        const {method = '', url = ''} = request;
        const path = url.replace('/repos/owner/site/issues', '');
        asked.push({method, path, body: text === '' ? undefined : (JSON.parse(text) as IssueRequest['body'])});
        response.writeHead(status).end(JSON.stringify(method === 'GET' ? issues : {number: 7}));
      });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => server.close());
  beforeEach(() => {
    asked = [];
    issues = [];
    status = 200;
  });

  /** Returns the issue after these lines were reported. */
  async function opened(lines: string[]): Promise<object> {
    await syncIssue(lines, repository());
    const {body} = changes()[0] ?? {};
    asked = [];
    return {number: 7, ...body, user: {login: BOT}};
  }

  it('is opened once, with one line per reminder, and stays the same while nothing changes', async () => {
    expect(await syncIssue(['One: within 60 days.', 'Two: within 7 days.'], repository())).toBe('Issue 7 is open.');
    expect(changes().map(({method, path}) => method + path)).toEqual(['POST']);
    const {title, body} = changes()[0]?.body ?? {};
    expect(title).toBe('Expiring soon');
    expect(body).toContain('- One: within 60 days.\n- Two: within 7 days.\n');
    asked = [];
    issues = [await opened(['One: within 60 days.'])];
    await syncIssue(['One: within 60 days.'], repository());
    expect(changes()).toEqual([]);
  });

  it('is updated at each step, with a comment about new reminders', async () => {
    issues = [await opened(['One: within 60 days.', 'Two: within 60 days.'])];
    await syncIssue(['One: within 30 days.', 'Two: within 60 days.'], repository());
    const [text, ...comments] = changes();
    expect(text?.method).toBe('PATCH');
    expect(text?.body?.body).toContain('- One: within 30 days.\n- Two');
    expect(comments).toEqual([{method: 'POST', path: '/7/comments', body: {body: 'One: within 30 days.'}}]);
  });

  it('is closed when no reminder is left, and not opened without one', async () => {
    await syncIssue([], repository());
    expect(changes()).toEqual([]);
    issues = [await opened(['One: within 60 days.'])];
    await syncIssue([], repository());
    expect(changes().at(-1)).toEqual({method: 'PATCH', path: '/7', body: {state: 'closed'}});
  });

  it('is never confused with somebody else’s issue or a pull request', async () => {
    const own = await opened(['One: within 60 days.']);
    issues = [
      {...own, user: {login: 'somebody'}},
      {...own, pull_request: {}},
    ];
    await syncIssue([], repository());
    expect(changes()).toEqual([]);
  });

  it('reports an error with GitHub’s response, and never with the token', async () => {
    status = 403;
    const refused = 'GitHub responded with 403 to GET of the issue "Expiring soon".';
    await expect(syncIssue(['One.'], repository())).rejects.toThrow(refused);
  });
});

describe('The nightly workflow', () => {
  const {jobs} = parseDocument(readFileSync(join(ROOT, '.github/workflows/nightly.yml'), 'utf8')).toJS() as {
    jobs: Record<string, {if: string; permissions?: object}>;
  };

  it('runs only on the published branch, and only the jobs that maintain an issue may write issues', () => {
    expect(new Set(Object.values(jobs).map((job) => job.if))).toEqual(new Set(["github.ref == 'refs/heads/main'"]));
    const permitted = Object.entries(jobs).flatMap(([name, {permissions}]) =>
      permissions ? [[name, permissions]] : [],
    );
    expect(permitted).toEqual(['reminders', 'test'].map((name) => [name, {contents: 'read', issues: 'write'}]));
  });
});
