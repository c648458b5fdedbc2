import {linkProblem} from '../../../../src/cms/lint/link-problem';

const OWN: [kind: string, address: string, said: RegExp][] = [
  ['editor of a form', 'https://docs.google.com/forms/d/1x2y3z/edit', /form for editing.*choose Send/],
  ['answers to a form', 'https://docs.google.com/forms/d/1x2y3z/edit#responses', /form for editing/],
  ['form that looks a sent answer up', 'https://docs.google.com/forms/d/e/1F/viewform?edit2=2_AB', /form for editing/],
  ['form in one account', 'https://docs.google.com/forms/u/1/d/e/1F/viewform', /your own account/],
  ['editor of a form at Microsoft', 'https://forms.office.com/Pages/DesignPageV2.aspx?id=x', /form for editing/],
  ['editor of a form at Jotform', 'https://www.jotform.com/build/2401', /form for editing/],
  ['document', 'https://docs.google.com/document/d/1x2y/edit?usp=sharing', /document for editing.*static\/files/],
  ['table', 'https://docs.google.com/spreadsheets/d/1x2y/edit#gid=0', /document for editing/],
  ['drawing', 'https://www.canva.com/design/DAF/abc/edit', /document for editing/],
  ['editor of another site', 'https://client.example/wp-admin/post.php?post=3', /for editing or a draft/],
  ['draft of another site', 'https://client.example/?p=3&preview=true', /for editing or a draft/],
  ['admin page', 'https://www.linkedin.com/company/ferrowell/admin/dashboard/', /linkedin\.com\/company\/ferrowell\.$/],
  ['own feed', 'https://www.linkedin.com/feed/', /only administrators or members/],
  ['inbox', 'https://mail.google.com/mail/u/0/#inbox', /your own account/],
  ['inbox of Outlook', 'https://outlook.office.com/mail/inbox/id/AAQk', /mailbox/],
  ['inbox of a host', 'https://webmail.ferrowell.example/', /mailbox/],
  ['folder at Google', 'https://drive.google.com/drive/folders/1x?usp=sharing', /cloud storage/],
  ['folder at Microsoft', 'https://ferrowell-my.sharepoint.com/:f:/g/personal/ada/Ab', /cloud storage/],
  ['folder at Dropbox', 'https://www.dropbox.com/scl/fo/abc?dl=0', /cloud storage/],
  ['invitation to a group', 'https://chat.whatsapp.com/AbCdEf123', /invitation to a group/],
  ['invitation to a group at Telegram', 'https://t.me/+AbCdEf123', /invitation to a group/],
  ['preview at Netlify', 'https://deploy-preview-12--f.netlify.app/about', /preview or test address.*begin with \//],
  ['preview at Cloudflare', 'https://abc123.ferrowell.pages.dev/about', /preview or test address/],
  ['computer of its author', 'http://localhost:3000/about', /preview or test address/],
  ['search', 'https://www.google.com.ng/search?q=ferrowell', /search results/],
  ['copy', 'https://webcache.googleusercontent.com/search?q=cache:x', /cached or translated copy/],
  ['picture of a chat', 'https://scontent-los2-1.xx.fbcdn.net/v/t39/1.jpg', /temporary address of a picture/],
  ['key of a visit', 'https://portal.example/jobs;jsessionid=0A1B?id=4', /key to your own session/],
  ['page of GitHub', 'https://github.com/ferrowell/site/edit/main/README.md', /people who edit this site/],
];

const JOBS = 'https://client.example/jobs';
const ENCODED = encodeURIComponent(JOBS);
const CHAT = 'https://wa.me/2348031234567';

const FIXED: [kind: string, address: string, right: string][] = [
  ['Safe Links', `https://eur02.safelinks.protection.outlook.com/?url=${ENCODED}&data=05`, JOBS],
  ['Proofpoint 2', 'https://urldefense.proofpoint.com/v2/url?u=https-3A__client.example_jobs&d=Dw', JOBS],
  ['Proofpoint 3', 'https://urldefense.com/v3/__https://client.example/jobs__;!!a!b$', JOBS],
  ['Cisco', `https://secure-web.cisco.com/1x/${ENCODED}`, JOBS],
  ['Google', `https://www.google.com/url?sa=t&url=${ENCODED}&ved=2`, JOBS],
  ['Bing', 'https://www.bing.com/ck/a?!&&p=1&u=a1aHR0cHM6Ly9jbGllbnQuZXhhbXBsZS9qb2Jz&ntb=1', JOBS],
  ['Yahoo', 'https://r.search.yahoo.com/_ylt=A/RU=https%3a%2f%2fclient.example%2fjobs/RK=2', JOBS],
  ['Facebook', `https://l.facebook.com/l.php?u=${ENCODED}`, JOBS],
  ['LinkedIn', `https://www.linkedin.com/safety/go?url=${ENCODED}`, JOBS],
  ['AMP', 'https://www.google.com/amp/s/client.example/jobs', JOBS],
  ['a view', 'https://www.linkedin.com/company/firm/?viewAsMember=true', 'https://www.linkedin.com/company/firm'],
  ['the file of a page', 'https://github.com/ferrowell/site/blob/main/pages/about/history.mdx', '/about/history'],
  ['the file of Home', 'https://github.com/ferrowell/site/edit/main/pages/index.mdx', '/'],
  ['a download', 'https://raw.githubusercontent.com/ferrowell/site/main/static/files/hse.pdf', '/files/hse.pdf'],
  ['a number without its country', 'https://wa.me/08031234567', CHAT],
  ['a number with a plus', 'https://wa.me/+2348031234567?text=Good%20day', `${CHAT}?text=Good%20day`],
  ['a number with a zero too many', 'https://api.whatsapp.com/send?phone=23408031234567', CHAT],
  ['a number with an uncoded plus', 'https://api.whatsapp.com/send?phone=+2348031234567', CHAT],
  ['a chat on a computer', 'https://web.whatsapp.com/send?phone=2348031234567', CHAT],
];

const SHARED = `
  docs.google.com/forms/d/e/1FAIpQ/viewform?usp=sf_link docs.google.com/forms/d/1FAIpQ/viewform
  docs.google.com/document/d/e/2abc/pub forms.gle/abc123 forms.office.com/r/AbC123
  forms.office.com/Pages/ResponsePage.aspx?id=x form.jotform.com/2401 www.linkedin.com/company/ferrowell/jobs/
  www.linkedin.com/posts/ferrowell_activity-7 www.facebook.com/ferrowell x.com/ferrowell
  www.instagram.com/ferrowell/ www.youtube.com/watch?v=abc t.me/ferrowell
  wa.me/2348031234567?text=Good%20day wa.me/message/ABC123 api.whatsapp.com/send?phone=%2B2348031234567
  whatsapp.com/channel/0029Va www.google.com/maps/dir/?api=1&destination=Lagos maps.app.goo.gl/abc
  github.com/client/tool outlook.office365.com/owa/calendar/Ferrowell@x.example/bookings/ client.example/dashboard
  client.example/news/preview-of-2027 ferrowell.netlify.app/about testing.example/results?session=3
`
  .trim()
  .split(/\s+/)
  .map((address) => `https://${address}`);

describe('A link that opens only for the person who copied it is reported with what to paste:', () => {
  it.each(OWN)('%s', (_kind, address, pattern) => {
    const {reason, help} = linkProblem(address)?.data ?? {};
    expect(`${reason} ${help}`).toMatch(pattern);
  });

  it.each(FIXED)('%s, with the address itself', (_kind, address, right) =>
    expect(linkProblem(address, '234')?.address).toBe(right),
  );

  it.each([
    'http://client.example/jobs',
    'see https://client.example/jobs',
    'https://intranet/jobs',
    'https://a.b/c d',
  ])('one that leads through another to %s, without that', (target) => {
    const address = `https://l.facebook.com/l.php?u=${encodeURIComponent(target)}`;
    expect(linkProblem(address)?.data.help).toMatch(/^Open the link/);
  });

  it('and never a link that everybody can open', () =>
    expect(SHARED.filter((address) => linkProblem(address))).toEqual([]));
});
