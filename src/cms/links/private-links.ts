/** Addresses that only the person who copied them can open. */
interface PrivateLink {
  host: RegExp;
  /** The pattern of the path and query; without it, all addresses of the host match. */
  afterHost?: RegExp;
  /** What is wrong, as the end of a sentence that begins with the address. */
  message: string;
  help: string;
}

/** Matches hosts, separated by spaces, and their subdomains. */
const hostsUnder = (names: string) => new RegExp(`(?:^|\\.)(?:${names.split(' ').join('|').replaceAll('.', '\\.')})$`);

/** Google Search and Google Maps in any country. */
export const GOOGLE_HOST = /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}$/;

const SAVE_FILE_HELP = 'Save the file as a PDF in static/files, then write its address, such as /files/brochure.pdf.';
const OPEN_AS_VISITOR_HELP = 'Open the page in a private window, as a visitor would, and copy that address.';
const COMPANY_PAGE_HELP =
  'Open the company page in a private window, and copy that address, such as https://www.linkedin.com/company/name-of-the-company.';
const OPEN_PAGE_ITSELF_HELP = 'Open the page itself, and copy its address.';
export const PUBLISHED_PAGE_HELP =
  'Write the address of the published page. For a page of this site, begin with /, as in /about/history.';

const FORM_EDITOR = {
  message: 'opens the form for editing, which only its owner can do.',
  help: 'In the form, choose Send or Share, and copy the link for respondents.',
};
const MAILBOX = {
  message: 'is a mailbox that only its owner can open.',
  help: 'Write the e-mail address, such as mailto:name@company.example.',
};
const GROUP_INVITATION = {
  message: 'is an invitation to a group chat, where every member can see every phone number.',
  help: 'Write the link to a chat with the company, https://wa.me/ and the number with its country code, digits only.',
};
const ACCOUNT_PAGE = {
  message: 'is a page of your own account, so other people are asked to sign in.',
  help: OPEN_AS_VISITOR_HELP,
};
const DOCUMENT_EDITOR = {
  message: 'opens a document for editing, so other people may not have access.',
  help: SAVE_FILE_HELP,
};
const PREVIEW_ADDRESS = {
  message: 'is a preview or test address, which will stop working.',
  help: PUBLISHED_PAGE_HELP,
};

/** The first match is reported. */
export const PRIVATE_LINKS: PrivateLink[] = [
  {
    host: hostsUnder('google.com'),
    afterHost: /^\/(?:\w+\/)?u\/\d/,
    message: 'works only in your own account.',
    help: OPEN_AS_VISITOR_HELP,
  },
  {
    host: /^docs\.google\.com$/,
    afterHost: /^\/forms\/(?!d\/(?:e\/)?[^/]+\/viewform(?:\?(?!.*edit2=)|#|$))/,
    message: FORM_EDITOR.message,
    help: 'In the form, choose Send, then the link icon, and copy the link.',
  },
  {
    host: /^docs\.google\.com$/,
    afterHost: /^\/\w+\/(?!d\/e\/)d\/(?![^/]+\/(?:pub|viewform|export)\b)/,
    ...DOCUMENT_EDITOR,
  },
  {
    host: /^forms\.(?:office\.com|office365\.com|microsoft\.com|cloud\.microsoft)$/,
    afterHost: /design|analysis|default\.aspx|sharepage/i,
    ...FORM_EDITOR,
  },
  {host: /^(?:admin|workspace)\.typeform\.com$|^creator\.zoho\.com$/, ...FORM_EDITOR},
  {
    host: hostsUnder(
      'jotform.com surveymonkey.com typeform.com tally.so wufoo.com cognitoforms.com zoho.com ' + '123formbuilder.com',
    ),
    afterHost:
      /^\/(?:build|create|collect|analyze|summary|myforms|inbox|forms\/\w+\/(?:edit|share|submissions|results)|form\/[^/]+\/create|workspaces?|\w+\/(?:build|builder)(?:\/|$))/,
    ...FORM_EDITOR,
  },
  {host: /^airtable\.com$/, afterHost: /^\/app\w{14}(?:\/(?!pag\w+\/form)|$)/, ...DOCUMENT_EDITOR},
  {
    host: /^chat\.whatsapp\.com$|^signal\.group$|^invite\.viber\.com$|^join\.slack\.com$|^discord\.gg$/,
    ...GROUP_INVITATION,
  },
  {host: /^(?:t|telegram)\.me$/, afterHost: /^\/(?:\+|joinchat\/|c\/)/, ...GROUP_INVITATION},
  {
    host: /^(?:www\.|m\.|web\.)?facebook\.com$/,
    afterHost: /^\/(?:groups\/|messages|me(?:\/|$)|profile\.php\/?$|settings|home|pages\/\?|login)/,
    ...ACCOUNT_PAGE,
  },
  {
    host: /^teams\.(?:microsoft|live)\.com$|^discord\.com$/,
    afterHost: /^\/(?:l\/|invite\/|channels\/|v2|_)/,
    ...GROUP_INVITATION,
  },
  {
    host: hostsUnder('linkedin.com'),
    afterHost:
      /^\/(?:feed\/?(?:[?#]|$)|mynetwork|messaging|notifications|hiring|talent|sales|recruiter|campaignmanager|login|checkpoint|uas\/|groups\/|(?:company|school|showcase)\/(?:setup|[^/]+\/admin)|in\/me(?:\/|$)|in\/[^/]+\/(?:edit|overlay))|[?&]viewAsMember=/,
    message: 'is a LinkedIn page that only administrators or members can open.',
    help: COMPANY_PAGE_HELP,
  },
  {
    host: hostsUnder('instagram.com x.com twitter.com youtube.com tiktok.com'),
    afterHost: /^\/(?:home|settings|messages|direct\/|accounts\/|notifications|upload|account|feed\/|i\/)(?:\W|$|\w)/,
    ...ACCOUNT_PAGE,
  },
  {
    host: /^(?:business|adsmanager)\.facebook\.com$|^studio\.youtube\.com$|^(?:accounts|myaccount|ads|analytics|business|calendar|contacts|keep|meet)\.google\.com$|^(?:login|portal|admin|account|myaccount)\.(?:microsoft|microsoftonline|office|azure|live|yahoo)\.com$|^(?:www\.)?(?:office|microsoft365)\.com$|^web\.(?:whatsapp\.com|telegram\.org)$/,
    ...ACCOUNT_PAGE,
  },
  {
    host: /^outlook\.(?:live|office|office365)\.com$|^outlook\.cloud\.microsoft$/,
    afterHost: /^\/(?!bookwithme|owa\/calendar|book\/|calendar\/published|host\/)/,
    ...MAILBOX,
  },
  {host: /^(?:mail|webmail\d?|owa)\.\S+$/, ...MAILBOX},
  {
    host: /./,
    afterHost: /^\/(?:webmail|owa(?!\/calendar)|roundcube|zimbra|horde|rainloop|cpsess\d+)(?:[/?#]|$)/i,
    ...MAILBOX,
  },
  {
    host: hostsUnder(
      'drive.google.com photos.google.com photos.app.goo.gl onedrive.live.com onedrive.com 1drv.ms ' +
        'sharepoint.com dropbox.com dropboxusercontent.com icloud.com mega.nz mega.io box.com ' +
        'wetransfer.com we.tl mediafire.com pcloud.com pcloud.link workdrive.zoho.com terabox.com ' +
        'sync.com drive.proton.me',
    ),
    message: 'is a file or folder in somebody’s cloud storage, so other people may not have access.',
    help: SAVE_FILE_HELP,
  },
  {
    host: GOOGLE_HOST,
    afterHost: /^\/(?:search|webhp|imgres)|^\/\?(?:\S*&)?q=/,
    message: 'is a page of search results.',
    help: OPEN_PAGE_ITSELF_HELP,
  },
  {
    host: /^(?:www\.)?bing\.com$|^duckduckgo\.com$|^(?:[a-z-]+\.)*search\.yahoo\.com$|^(?:www\.)?(?:ecosia|startpage)\.(?:org|com)$|^search\.brave\.com$/,
    afterHost: /^\/(?:(?:images\/|sp\/)?search|html)|^\/\?(?:\S*&)?q=/,
    message: 'is a page of search results.',
    help: OPEN_PAGE_ITSELF_HELP,
  },
  {
    host: /\w--\w[^.]*\.netlify\.app$|^[\w-]+\.[\w-]+\.pages\.dev$|^[\w-]+-git-[\w-]+\.vercel\.app$|^[\w-]+-[0-9a-z]{9}-[\w-]+\.vercel\.app$/,
    ...PREVIEW_ADDRESS,
  },
  {
    host: hostsUnder(
      'ngrok.io ngrok.app ngrok-free.app ngrok-free.dev trycloudflare.com loca.lt github.dev ' +
        'githubpreview.dev gitpod.io stackblitz.io webcontainer.io csb.app devtunnels.ms localhost local ' +
        'lan internal intranet corp',
    ),
    ...PREVIEW_ADDRESS,
  },
  {
    host: /^(?:staging|preview|uat|intranet)\d*\.[^.]+\.|^(?:127|10)(?:\.\d+){3}$|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./,
    ...PREVIEW_ADDRESS,
  },
  {
    host: /\.translate\.goog$|^translate\.google\.|^webcache\.googleusercontent\.com$|^cc\.bingj\.com$|\.cdn\.ampproject\.org$/,
    message: 'is a cached or translated copy of a page.',
    help: OPEN_PAGE_ITSELF_HELP,
  },
  {
    host: hostsUnder('fbcdn.net cdninstagram.com media.licdn.com lh3.googleusercontent.com whatsapp.net'),
    message: 'is a temporary address of a picture.',
    help: 'Save the picture in static/img, and use its path where it should appear.',
  },
  {host: hostsUnder('canva.com figma.com'), afterHost: /^\/(?:design|file|board|proto)\//, ...DOCUMENT_EDITOR},
  {
    host: hostsUnder('notion.so trello.com miro.com monday.com asana.com'),
    afterHost: /^\/(?:b\/|app\/|boards\/|0\/|\S*[0-9a-f]{32})/,
    ...DOCUMENT_EDITOR,
  },
  {
    host: /./,
    afterHost:
      /^\/(?:[^?#]*\/)?(?:edit|editor|wp-admin(?:\/[^?#]*)?|wp-login\.php|administrator)\/?(?:[?#]|$)|[?&](?:preview=true|preview_id=|elementor-preview=|fl_builder)/,
    message: 'opens a page for editing or a draft, which only its owner can see.',
    help: OPEN_AS_VISITOR_HELP,
  },
  {
    host: /./,
    afterHost:
      /[;?&](?:jsessionid|phpsessid|sessionid|session_id|aspsessionid\w*|access_token|auth_token|id_token|authuser|x-amz-signature|x-goog-signature|edit2)=/i,
    message: 'contains a key to your own session, so it will not work for anybody else.',
    help: OPEN_AS_VISITOR_HELP,
  },
];

/** Programs that wrap addresses: their hosts, their paths, and the parameters that contain the wrapped address. */
export const LINK_WRAPPERS: [host: RegExp, afterHost: RegExp, names: string[]][] = [
  [/\.safelinks\.protection\.outlook\.com$|^statics\.teams\.cdn\.office\.net$/, /./, ['url']],
  [GOOGLE_HOST, /^\/(?:url|imgres|aclk|amp\/)/, ['q', 'url', 'adurl', 'imgrefurl']],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:safety\/go|redir\/|authwall)/, ['url', 'sessionRedirect']],
  [/^lm?\.(?:facebook|instagram|messenger|threads)\.(?:com|net)$/, /./, ['u']],
  [/^(?:www\.)?facebook\.com$/, /^\/(?:flx\/warn|l\.php)/, ['u']],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect/, ['q']],
  [/^(?:www\.)?bing\.com$/, /^\/(?:ck\/a|aclick)/, ['u']],
  [/^duckduckgo\.com$/, /^\/(?:l\/|y\.js)/, ['uddg']],
  [/^r\.search\.yahoo\.com$|^(?:www\.)?yandex\.\w+$/, /^\/(?:clck|cbclk|_ylt|\S*RU=)/, []],
  [
    /^urldefense(?:\.proofpoint)?\.com$|^linkprotect\.cudasvc\.com$|^clicktime\.symantec\.com$|\.protection\.sophos\.com$|^slack-redir\.net$/,
    /./,
    ['u', 'a', 'url'],
  ],
  [
    /^secure-web\.cisco\.com$|^(?:url|protect)[\w.-]*\.(?:mimecast|mimecastprotect)\.com$|\.(?:trendmicro|fireeye|emailprotection)\.(?:com|link)$/,
    /./,
    [],
  ],
  [
    /\.list-manage\.com$|\.ct\.sendgrid\.net$|\.hubspotlinks\.com$|\.rs6\.net$|^t\.co$|^lnkd\.in$/,
    /^\/(?!$|subscribe|profile|unsubscribe)/,
    [],
  ],
];
