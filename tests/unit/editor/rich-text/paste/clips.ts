/**
 * The clipboards of other programs. The shapes are those of real ones (Word for Windows, Word on the web, Google Docs,
 * Excel, Google Sheets, LibreOffice, a web page); the words are ours.
 */
const WORD_ENTRY = (words: string, level = 1, sign = '·', list = 'l0', at = 'Middle') =>
  `<p class=MsoListParagraphCxSp${at} style='margin-left:${level * 0.5}in;mso-add-space:auto;text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- @font-face {font-family:Wingdings;} p.MsoNormal {margin:0in; font-size:11.0pt;} @list l0 {mso-list-id:1992557274;} @list l0:level1 {mso-level-number-format:bullet; mso-level-text:;} --></style></head>
<body lang=EN-GB style='tab-interval:.5in;word-wrap:break-word'><!--StartFragment-->
<h2><span lang=EN-US>How we work<o:p></o:p></span></h2>
<p class=MsoNormal>Ferrowell has a <b style='mso-bidi-font-weight:normal'>quality plan</b> for each scope,
and&nbsp;an <i>inspection</i> record. See <a href="https://www.iso.org/standard/62085.html"><span style='color:#0563C1'>ISO&nbsp;9001</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${WORD_ENTRY('One owner for <b>each</b> job', 1, '·', 'l0', 'First')}
${WORD_ENTRY('A drawing before a weld')}
${WORD_ENTRY('with its number', 2, 'o')}
${WORD_ENTRY('A test before a signature', 1, '·', 'l0', 'Last')}
<p class=MsoNormal>The steps:<o:p></o:p></p>
${WORD_ENTRY('Draw', 1, '1.', 'l1', 'First')}
${WORD_ENTRY('Build', 1, '2.', 'l1', 'Last')}
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <tr><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>System<o:p></o:p></b></p></td><td width=301><p class=MsoNormal><b>Tests<o:p></o:p></b></p></td></tr>
 <tr><td width=301><p class=MsoNormal>Fire water<o:p></o:p></p></td><td><p class=MsoNormal>12<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="x"></v:shape><![endif]--><![if !vml]><img width=602 height=338 src="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="x"><![endif]></span><o:p></o:p></p>
<!--EndFragment--></body></html>`;

const ONLINE_ENTRY = (words: string, level = 1) =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><ul class="BulletListStyle1 SCXW1 BCX0" role="list"><li class="OutlineElement Ltr SCXW1 BCX0" data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" style="display:block"><p class="Paragraph SCXW1 BCX0" paraid="1" xml:lang="EN-GB"><span class="TextRun SCXW1 BCX0" data-contrast="auto"><span class="NormalTextRun SCXW1 BCX0">${words}</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span></p></li></ul></div>`;

const ONLINE = `<meta charset='utf-8'><div class="OutlineElement Ltr SCXW1 BCX0" style="direction:ltr"><p class="Paragraph SCXW1 BCX0" role="heading" aria-level="2"><span class="TextRun SCXW1 BCX0" style="font-weight:bold"><span class="NormalTextRun SCXW1 BCX0">Bold words</span></span><span class="TextRun SCXW1 BCX0" style="font-weight:normal"><span class="NormalTextRun SCXW1 BCX0"> and </span></span><a class="Hyperlink SCXW1 BCX0" href="https://www.iso.org/" target="_blank"><span class="TextRun Underlined SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0">a link</span></span></a><span class="EOP SCXW1 BCX0">&nbsp;</span></p></div>${ONLINE_ENTRY('First entry')}${ONLINE_ENTRY('Inner entry', 2)}${ONLINE_ENTRY('Second entry')}`;

const DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff-0000-0000-000000000000"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400;white-space:pre-wrap;">Our yard</span></h1><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">Words with </span><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">bold</span><span style="font-weight:400;font-style:normal;white-space:pre-wrap;"> and </span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;">italic</span><span style="font-weight:400;white-space:pre-wrap;"> and </span><a href="https://www.google.com/url?q=https://www.iso.org/&sa=D" style="text-decoration:none;"><span style="font-weight:400;text-decoration:underline;white-space:pre-wrap;">a link</span></a><span style="white-space:pre-wrap;">.</span></p><br /><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Bullet one</span></p></li><ul><li dir="ltr" style="list-style-type:circle" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Inner</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Bullet two</span></p></li></ul><ol><li dir="ltr" aria-level="1"><p dir="ltr"><span>Number one</span></p></li></ol><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:624px;height:351px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD" width="624" height="351" /></span></span></p></b><br class="Apple-interchange-newline">`;

const EXCEL = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {font-weight:700;} --></style></head><body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<!--StartFragment-->
 <col width=64 span=3 style='width:48pt'>
 <tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64 style='height:15.0pt;font-weight:700'>System</td><td class=xl65 width=64>Tests</td><td class=xl65>Days</td></tr>
 <tr height=20><td height=20>Fire water</td><td align=right x:num>12</td><td align=right>3</td></tr>
 <tr height=20><td rowspan=2>Air | gas</td><td align=right>1,250.5</td><td></td></tr>
 <tr height=20><td colspan=2>both</td></tr>
 <tr height=20><td></td><td></td><td></td></tr>
<!--EndFragment-->
</table></body></html>`;

const SHEETS = `<meta name="generator" content="Sheets"/><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><google-sheets-html-origin><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;" data-sheets-value='{"1":2,"2":"Site"}'>Site</td><td data-sheets-value='{"1":2,"2":"Litres"}'>Litres</td></tr><tr style="height:21px;"><td>Calabar<br/>port</td><td data-sheets-value='{"1":3,"3":40000}' data-sheets-numberformat='{"1":2}'>40,000</td></tr></tbody></table></google-sheets-html-origin>`;

const LIBRE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">p { line-height: 115% }</style></head><body lang="en-GB" link="#000080" dir="ltr"><h3 class="western">Small heading</h3><p style="line-height: 100%; margin-bottom: 0cm">Words <b>bold</b> and
<i>italic</i>.</p>
<p style="margin-bottom: 0cm"><br/>
</p>
<ul><li><p style="margin-bottom: 0cm">One</p></li><li><p>Two</p><ul><li><p>Inner</p></li></ul></li></ul><ol start="3"><li><p>Third</p></li><li><p>Fourth</p></li></ol></body></html>`;

const WEB = `<html><body><!--StartFragment--><nav><a href="/">Home</a></nav><script>alert(1)</script><style>p{}</style><main><h1>Title of a page</h1><p>Words of <strong>a page</strong> with <a href="https://example.com/a(b)">a link</a>, <a href="relative.html">another</a> and <code>code</code>.</p><div>A block<br>of two lines</div><p hidden>Hidden</p><blockquote><p>A quotation.</p></blockquote><figure><img src="https://example.com/x.jpg" alt="X"><figcaption>A caption</figcaption></figure><dl><dt>Term</dt><dd>Meaning</dd></dl><button>Press</button></main><!--EndFragment--></body></html>`;

const TABLE = '| System | Tests |\n| --- | --- |\n| Fire water | 12 |';

interface Clip {
  name: string;
  html: string;
  expected: string;
  pictures?: number;
}

export const HTML_CLIPS: readonly Clip[] = [
  {
    name: 'Word for Windows',
    html: WORD,
    pictures: 1,
    expected: `## How we work\n\nFerrowell has a **quality plan** for each scope, and an *inspection* record. See [ISO 9001](https://www.iso.org/standard/62085.html).\n\n- One owner for **each** job\n- A drawing before a weld\n  - with its number\n- A test before a signature\n\nThe steps:\n\n1. Draw\n2. Build\n\n${TABLE}`,
  },
  {
    name: 'a note of Word, whose links lead nowhere on the page',
    html: `<p class=MsoNormal>Our yard<a style='mso-footnote-id:ftn1' href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a>, see <a href="#_Toc1">below</a>.</p>`,
    expected: String.raw`Our yard\[1\], see below.`,
  },
  {
    name: 'a table with a caption',
    html: '<table><caption>Litres <b>sold</b></caption><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>',
    expected: 'Litres **sold**\n\n| A | B |\n| --- | --- |\n| 1 | 2 |',
  },
  {
    name: 'Word on the web',
    html: ONLINE,
    expected: '## Bold words and [a link](https://www.iso.org/)\n\n- First entry\n  - Inner entry\n- Second entry',
  },
  {
    name: 'Google Docs',
    html: DOCS,
    pictures: 1,
    expected:
      '## Our yard\n\nWords with **bold** and *italic* and [a link](https://www.iso.org/).\n\n- Bullet one\n  - Inner\n- Bullet two\n\n1. Number one',
  },
  {
    name: 'Excel',
    html: EXCEL,
    expected:
      '| System | Tests | Days |\n| --- | --- | --- |\n| Fire water | 12 | 3 |\n| Air \\| gas | 1,250.5 | |\n| | both | |',
  },
  {name: 'Google Sheets', html: SHEETS, expected: '| Site | Litres |\n| --- | --- |\n| Calabar port | 40,000 |'},
  {
    name: 'LibreOffice',
    html: LIBRE,
    expected: '## Small heading\n\nWords **bold** and *italic*.\n\n- One\n- Two\n  - Inner\n\n3. Third\n4. Fourth',
  },
  {
    name: 'a web page',
    html: WEB,
    pictures: 1,
    expected:
      '## Title of a page\n\nWords of **a page** with [a link](https://example.com/a%28b%29), another and code.\n\nA block\\\nof two lines\n\nA quotation.\n\nA caption\n\nTerm\n\nMeaning',
  },
  {
    name: 'one word of Word',
    html: `<html><body><!--StartFragment--><span style='font-size:11.0pt;font-family:"Calibri",sans-serif'>Lorem <b>ipsum</b></span><!--EndFragment--></body></html>`,
    expected: 'Lorem **ipsum**',
  },
  {
    name: 'Outlook without a sign span',
    html: `<p class=MsoListBullet style='mso-list:l0 level1 lfo2'>·<span>&nbsp;&nbsp; </span>First</p><p class=MsoListBullet style='mso-list:l0 level1 lfo2'>·&nbsp; Second</p>`,
    expected: '- First\n- Second',
  },
  {
    name: 'Word with a comment and a tracked deletion',
    html: `<p class=MsoNormal>We keep<del cite="mailto:ada"> old</del><ins cite="mailto:ada"> new</ins> words<a class=msocomanchor href="#_msocom_1"><span class=MsoCommentReference>[A1]</span></a>.</p><div style='mso-element:comment-list'><p class=MsoCommentText>Why?</p></div>`,
    expected: 'We keep new words.',
  },
  {
    name: 'WhatsApp on the web',
    html: `<meta charset='utf-8'><div class="copyable-text" data-pre-plain-text="[10:15, 12/03/2026] Ada: "><span dir="ltr" class="_ao3e selectable-text copyable-text"><span>Closing <strong>today</strong></span></span></div>`,
    expected: 'Closing **today**',
  },
];

/** Plain text of other programs. */
export const PLAIN_TEXTS: readonly {name: string; text: string; expected: string}[] = [
  {name: 'a spreadsheet', text: 'System\tTests\r\nFire water\t12\r\n', expected: TABLE},
  {
    name: 'a spreadsheet with an empty cell',
    text: 'A\tB\tC\n1\t\t3',
    expected: '| A | B | C |\n| --- | --- | --- |\n| 1 | | 3 |',
  },
  {
    name: 'bullets',
    text: 'We keep:\n• One owner\n• One drawing\n•\tOne record',
    expected: 'We keep:\n\n- One owner\n- One drawing\n- One record',
  },
  {name: 'hyphens', text: '- One\n- Two', expected: '- One\n- Two'},
  {name: 'dashes', text: '– One\n– Two', expected: '- One\n- Two'},
  {name: 'letters', text: 'a) Draw\nb) Build', expected: '1. Draw\n2. Build'},
  {name: 'numbers', text: '1) Draw\n2) Build\n3) Test', expected: '1. Draw\n2. Build\n3. Test'},
  {name: 'numbers from 4', text: '4. Draw\n5. Build', expected: '4. Draw\n5. Build'},
  {name: 'a year', text: '2015. That was the year.', expected: '2015\\. That was the year.'},
  {
    name: 'WhatsApp',
    text: '[12/03/2026, 10:15] Ada Obi: Closing *today* at _noon_\n[12/03/2026, 10:16] Ada Obi: See https://www.iso.org',
    expected: 'Closing **today** at *noon*\n\nSee https://www.iso.org',
  },
  {
    name: 'a PDF',
    text: 'Each joint is numbered on the drawing and checked before the\nnext one. Welding in the yard follows written procedures, and\nevery inspec-\ntion is recorded.\n\nNext paragraph.',
    expected:
      'Each joint is numbered on the drawing and checked before the next one. Welding in the yard follows written procedures, and every inspection is recorded.\n\nNext paragraph.',
  },
  {name: 'an address', text: '5 Adéyẹmí Street\nSurulere\nLagos', expected: '5 Adéyẹmí Street\\\nSurulere\\\nLagos'},
  {name: 'signs', text: '# not a heading * and < 5', expected: '\\# not a heading \\* and \\< 5'},
];

/** HTML that tries to run code. */
export const MALICIOUS_CLIPS: readonly string[] = [
  '<script>alert(1)</script>words',
  '<img src=x onerror=alert(1)>words',
  '<svg onload=alert(1)><script>alert(1)</script></svg>words',
  '<a href="javascript:alert(1)">words</a>',
  '<a href=" java\nscript:alert(1)">words</a>',
  '<a href="data:text/html,<script>alert(1)</script>">words</a>',
  '<a href="vbscript:msgbox(1)">words</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>words',
  '<object data="x.swf"></object><embed src="x.swf">words',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">words</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>words',
  '<form action="javascript:alert(1)"><input type=submit value=alert><button formaction="javascript:alert(1)">x</button></form>words',
  '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>">words</noscript>',
  '<section data-block="Openings onload=alert(1)">x</section><pre data-raw>export const x = {alert}</pre>words'.replace(
    '{alert}',
    '1',
  ),
  '<details open ontoggle=alert(1)><summary>words</summary></details><meta http-equiv=refresh content="0;url=javascript:alert(1)"><base href="javascript:alert(1)//">',
  '<div contenteditable="true" autofocus onfocus=alert(1) data-pm-slice="0 0 [&quot;block&quot;,{&quot;name&quot;:&quot;x&quot;}]">words</div>',
  '<a href="https://example.com/&quot;onmouseover=&quot;x">words</a>',
];
