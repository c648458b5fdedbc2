import {forHtml} from '../../../shared/escape';
import {ANSWERS} from './answers';

/** @returns the emulator's own page: what it received, newest first, and which address gives which answer. */
export function overview(received: Record<string, string>[]): string {
  const forms = received.toReversed().map(
    (fields) =>
      `<table>${Object.entries(fields)
        .map(([name, value]) => `<tr><th>${forHtml(name)}<td>${forHtml(value)}`)
        .join('')}</table>`,
  );
  const answers = Object.entries(ANSWERS).map(
    ([name, {about = ''}]) => `<tr><th>${name}@test.example<td>${forHtml(about)}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Emulator of the form service</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem;max-width:60rem}table{border-collapse:collapse;margin:1rem 0;width:100%}th,td{border:1px solid;padding:.3rem .6rem;text-align:left;vertical-align:top}th{width:16rem}</style>
<h1>Emulator of the form service</h1>
<p>Forms of the local site arrive here and go nowhere else.</p>
<h2>Received</h2>${forms.join('') || '<p>Nothing yet.</p>'}
<h2>Other answers</h2><p>Type one of these e-mail addresses into a form:</p><table>${answers.join('')}</table>`;
}
