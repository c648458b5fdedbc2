import {once} from 'node:events';
import {request, type IncomingMessage} from 'node:http';
import {text} from 'node:stream/consumers';

export interface Answer extends Pick<IncomingMessage, 'headers'> {
  status: number | undefined;
  message: string;
}

/** Asks as a browser does for a page of another site: no script can choose these headers. */
export async function asked(url: string, headers: Record<string, string>, method = 'GET', body = ''): Promise<Answer> {
  const sent = request(url, {method, headers});
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return {status: answer.statusCode, headers: answer.headers, message: await text(answer)};
}
