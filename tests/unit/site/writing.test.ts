/** The warnings about what writers write: one table for each class, and prose that must stay free of them. */
import {lintWith} from '../../../src/cms/lint';
import {WARNINGS} from '../../../src/site/rules';
import {workInTestSite} from '../cms/site';

const site = workInTestSite();
const PAGE = 'pages/jetty.mdx';
const OPENING = 'pages/careers/machinist.mdx';
/** The rules that these tests are about. */
const RULES = ['impossible-day', 'leftover-text', 'line-start', 'link-wording', 'misspelt-address', 'place', 'wording'];

/** Returns the warnings when one file is changed. */
async function warningsWith(file: string, text: string) {
  const content = await site.inMemory.contentWith(new Map([[file, text]]));
  return lintWith(WARNINGS, content, '2026-11-30').filter(
    (found) => found.file === file && RULES.includes(found.ruleId),
  );
}

const inBody = (text: string) => warningsWith(PAGE, `${site.read(PAGE)}\n${text}\n`);

/** Returns the warnings when an opening has another value. */
const inOpening = (was: RegExp, is: string) => warningsWith(OPENING, site.read(OPENING).replace(was, is));

it.each([
  ['line-start', '>5 years of work', 'More than 5 years'],
  ['line-start', '>= 2 inch pipe', 'At least 2 inch'],
  ['line-start', '> $2 million', 'More than $2 million'],
  ['line-start', 'The price of the survey\n+ VAT', 'plus VAT'],
  ['line-start', 'Lagos\n- Nigeria', '– Nigeria'],
  ['line-start', '* on site', '\\* on site'],
  ['misspelt-address', 'Write to info@ferowell.example.', 'Write ferrowell.example'],
  ['misspelt-address', 'See www.ferrowell.com for more.', 'Write ferrowell.example'],
  ['impossible-day', 'The tender closes on Monday, 1 December 2026.', 'is a Tuesday, not a Monday'],
  ['impossible-day', 'Send it by 31/11/2026.', 'November has 30 days'],
  ['impossible-day', 'We open on 30 February.', 'February has 29 days'],
  ['impossible-day', 'On February 29, 2026 we moved.', 'February 2026 has 28 days'],
  ['leftover-text', 'Lorem ipsum dolor sit amet.', 'is a placeholder'],
  ['leftover-text', 'The date is TBC.', 'is a placeholder'],
  ['leftover-text', 'Call us on [insert date].', 'is a placeholder'],
  ['leftover-text', 'Coming soon', 'is a placeholder'],
  ['leftover-text', 'A pump 【4†source】 runs.', 'chat program'],
  ['leftover-text', 'Certainly! Here is the text.', 'chat program'],
  ['leftover-text', 'As an AI language model I weld.', 'chat program'],
  ['wording', 'We weld in the the yard.', 'has a word twice'],
  ['wording', 'He said \\u201cyes.', 'code of a character'],
  ['wording', 'Call 0803 123 4567 now.', 'Write +234 803 123 4567'],
  ['link-wording', '[Click here](/careers) to apply.', 'does not say where it leads'],
  [
    'link-wording',
    'Read [a post](https://www.linkedin.com/posts/x?trk=abc&b=1).',
    'Write https://www.linkedin.com/posts/x?b=1',
  ],
  ['link-wording', 'Read [a post](https://a.example/b?utm_source=chatgpt.com#c).', 'Write https://a.example/b#c'],
])('The rule %s warns of %j', async (ruleId, text, says) => {
  const found = await inBody(text);
  expect(found.map((warning) => warning.ruleId)).toEqual([ruleId]);
  expect(`${found[0]?.message} ${found[0]?.help}`).toContain(says);
});

it.each([
  ['place', /location: \[Warri\]/, 'location: [Remote]', 'is not a town'],
  ['place', /location: \[Warri\]/, 'location: [Work from home]', 'is not a town'],
  ['place', /location: \[Warri\]/, 'location: [Nigeria]', 'is a country'],
  ['place', /location: \[Warri\]/, 'location: [Lagos State]', 'is a state'],
  ['place', /location: \[Warri\]/, 'location: [Lagos, Nigeria]', 'is a country'],
  ['place', /location: \[Warri\]/, 'location: [Lagos & Abuja]', '[Lagos, Abuja]'],
  ['place', /location: \[Warri\]/, 'location: [Lagos and Warri]', '[Lagos, Warri]'],
  ['place', /location: \[Warri\]/, 'location: [Warri, Warri]', 'twice'],
  ['impossible-day', /type: Full-time/, 'type: Full-time\nposted: 2027-05-01', 'is in the future'],
  ['impossible-day', /type: Full-time/, 'type: Full-time\ncloses: 2036-12-31', 'more than a year away'],
  ['link-wording', /title: Manual Machinist/, 'title: PIPE FITTER', 'in capitals'],
  ['link-wording', /title: Manual Machinist/, 'title: Fitter, ₦200,000', 'more than the position'],
  ['link-wording', /apply\/machinist/, 'apply/analyst', 'is also the form'],
])('The rule %s warns of an opening with %s → %s', async (ruleId, was, is, says) => {
  const found = await inOpening(was, is);
  const own = found.filter((warning) => !warning.message.includes('is spelt'));
  expect(own.map((warning) => warning.ruleId)).toEqual([ruleId]);
  expect(`${own[0]?.message} ${own[0]?.help}`).toContain(says);
});

/** Ordinary prose of this trade. */
const PROSE = `The yard covers more than 5 acres beside the creek.
Our crews work in two shifts, seven days a week.
The first skid left the yard on 14 March 2024.
On Monday, 30 November 2026 the terminal reopens.
We closed the gap on February 29, 2024.
The survey begins on 1 December and ends on 31 January.
Pressure: > 10 bar at the inlet, < 2 bar at the outlet.
The line carries 20,000 barrels a day (+ 5 % in the dry season).
Sizes from 1/2 in to 31/4 in are in stock.
Flanges of 3/4" and 29/32" are measured twice.
Numbers such as 08031 or 0803 are part codes.
Drawing 0803-123-4567-REV2 replaces the older one.
He had had two offers, and that that was true surprised us.
What it is is a pump with two stages, the operator said.
We work for Shell, for Total and for Chevron.
The tank, the pump and the valve are tested as one unit.
Whatever you build here, we test here.
Read more in [the safety policy](/policy-of-the-tests).
The [equipment list](/equipment) has every machine.
The XXL coverall is out of stock, and so is the XXXL one.
Roman numerals such as XXX are cast into old valves.
Todo Martins joined the board, and Tba River was surveyed.
A coming soon after the shutdown is not planned.
The third unit is coming soon after the second.
Here is what we do: we draw, we build, we run.
Of course, here and there a weld is repaired.
Insert the gasket, then tighten the bolts.
Your text messages reach the desk until 18:00.
Write to info@ferrowell.example or call +234 803 123 4567.
The client's portal is at https://tenders.client.example/list?id=12&lot=4.
The film is at [the exhibition’s page](https://www.fair.example/film?si=4).
Northwell and Harrowell are other companies of the trade.
Farewell was said to the old crane.
The Ferrowell crew, at [our page](https://www.ferrowell.example/about), is on site.
See https://maps.ferrowell.example for the plan.
A hydrotest holds 1.5 times the design pressure for 30 minutes.
We hold ISO 9001, ISO 14001 and ISO 45001 certificates.
API 6A valves are repaired on the bench.
NDT is done by people with Level II certificates.
The contract ran from March to June 2021.
Payment is due 30 days after the invoice.
The audit of 31 March 2025 found no fault.
Steel to ASTM A36, plates of 12 mm and pipes of 2 inch.
A permit to work is signed before each shift.
The crew of the MV Niger sails on Fridays.
Local content is above 80 % on all sites.
No lost-time injury was recorded in 2024.
Tenders are opened in public on the first Tuesday.
Our people come from Rivers, Delta and Lagos State.
Workers may stay at home when it storms.
Remote sites get a satellite link.
The office in Lagos answers within two working days.
Prices exclude VAT and are valid for 60 days.
We do not pay agents, and no one may ask you for a fee.
The valve is closed, the line is flushed, and the flange is opened.
The supplier is as reliable as the price is low.
Every weld has a number, a welder and a report.
We will, if asked, send the records by courier.
A second opinion was asked of a third party.
Spares for the pumps are kept in Warri and Port Harcourt.`.split('\n');

test('Ordinary prose of the trade, and lists and quotations that are meant, cause no warning', async () => {
  const meant = [
    '> We were on site in two days.',
    '- One entry',
    'Steps:\n\n- Draw\n- Build',
    '+ Draw\n+ Build',
    '> A line\n> 5 years later',
  ];
  const found = await inBody([...PROSE, ...meant].join('\n\n'));
  expect(PROSE.length).toBeGreaterThanOrEqual(60);
  expect(found.map(({message}) => message)).toEqual([]);
});
