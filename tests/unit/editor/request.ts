import {once} from 'node:events';
import {request, type IncomingMessage} from 'node:http';
import {text} from 'node:stream/consumers';

export interface Answer extends Pick<IncomingMessage, 'headers'> {
  status: number | undefined;
  message: string;
}

/** Sends a request like a browser does for a page of another site, with headers that no script can set. */
export async function sendCrossSiteRequest(
  url: string,
  headers: Record<string, string>,
  method = 'GET',
  body = '',
): Promise<Answer> {
  const sent = request(url, {method, headers});
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return {status: answer.statusCode, headers: answer.headers, message: await text(answer)};
}
