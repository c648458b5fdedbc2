import {site} from './listed';
import {expect, fileTest} from './test';

fileTest(
  'security.txt answers at its canonical address as plain text, with the contact and the last day of pages/_site.yml',
  async ({request}) => {
    const answer = await request.get('/.well-known/security.txt');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
    const fields = Object.fromEntries(
      (await answer.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
    );
    expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.Contact).toBe(`mailto:${site.security.email}`);
    expect(fields.Expires).toBe(`${site.security.expires}T23:59:59Z`);
    expect(fields['Preferred-Languages']).toBe('en');
    expect(fields.Canonical).toBe(`${site.url}/.well-known/security.txt`);
  },
);
