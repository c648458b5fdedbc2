/** Edits that change no page. */
import {edit, CAREERS, WHO} from './edit';

edit(
  'the spelling of YAML alone',
  (d) =>
    d.write(
      CAREERS,
      d
        .read(CAREERS)
        .replace(/^title: (.*)$/m, 'title: "$1"')
        .replace(/^openings:/m, '# The newest first.\nopenings:'),
    ),
  {'/careers': []},
);
edit(
  'line breaks of Markdown alone',
  (d) => d.body(WHO, (b) => b.map((one) => (/^[A-Z]/.test(one) ? one.replace(/\. /, '.\n') : one))),
  {'/about/who-we-are': []},
);
