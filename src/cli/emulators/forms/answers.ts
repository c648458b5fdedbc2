/** What the emulator of the form service answers. */
export interface FormAnswer {
  /** What it is for, shown on the emulator's page. */
  about?: string;
  status?: number;
  type?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Waits until it is released. */
  held?: true;
  /** Ends the connection without an answer. */
  cut?: true;
  /** Does not allow the page to read the answer. */
  silent?: true;
}

const HTML = 'text/html; charset=utf-8';
const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;

export const SUCCESS: FormAnswer = {body: {success: true, message: 'Email sent successfully!'}};

/** The answer for each mailbox, the part of an e-mail address before `@` or `+`. Every other address succeeds. */
export const ANSWERS: Readonly<Record<string, FormAnswer>> = {
  refused: {
    about: 'a refusal with a message',
    status: 400,
    body: {success: false, message: 'The e-mail address is not accepted.'},
  },
  nested: {
    about: 'a refusal in the older form',
    status: 400,
    body: {success: false, body: {message: 'The access key is unknown.'}},
  },
  nosuccess: {
    about: 'a refusal that speaks of success',
    body: {success: false, message: 'No success: the mailbox is full.'},
  },
  silent: {about: 'a refusal without a message', body: {success: false}},
  forbidden: {
    about: 'not allowed from here',
    status: 403,
    body: {success: false, message: 'This method is not allowed.'},
  },
  limit: {
    about: 'too many messages',
    status: 429,
    headers: {'Retry-After': '1200'},
    body: {success: false, message: 'Too many requests.'},
  },
  error: {about: 'a broken service', status: 500, type: HTML, body: page('Internal Server Error')},
  html: {about: 'a page instead of an answer', type: HTML, body: page('Welcome to the hotel network')},
  wordless: {about: 'an answer without `success`', body: {message: 'Accepted.'}},
  text: {about: '`success` as a word', body: {success: 'false', message: 'Form submitted successfully'}},
  truthy: {about: '`success` as the word true', body: {success: 'true', message: 'Form submitted successfully'}},
  markup: {
    about: 'a message with markup',
    status: 400,
    body: {success: false, message: '<img src=x onerror="document.title=1"><b>Refused</b>'},
  },
  held: {about: 'an answer that waits until /release?email=… is asked', held: true, ...SUCCESS},
  cut: {about: 'a connection that ends without an answer', cut: true},
  closed: {about: 'an answer that the page may not read', silent: true, ...SUCCESS},
};
