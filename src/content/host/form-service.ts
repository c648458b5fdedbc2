import {deployment, type Deployment} from './deployment';
import type {FormService} from '../kinds/kind';
import type {Site} from '../kinds/site';
import {THANK_YOU} from '../paths';

const PORT = 8799;

/** @returns the port of the local stand-in, which answers forms without key or network. */
export const formStandInPort = ({STAND_IN_PORT}: NodeJS.ProcessEnv): number => Number(STAND_IN_PORT ?? PORT);

export const STAND_IN_PORT = formStandInPort(process.env);
export const STAND_IN_URL = `http://127.0.0.1:${STAND_IN_PORT}`;

/**
 * @returns the service that the forms of this build are sent to: the configured one in production, the stand-in
 * locally, none in a preview, which never sends
 */
export function formService({url, formService: {endpoint, key}}: Site, {kind}: Deployment = deployment()) {
  if (kind === 'preview') return undefined;
  return {
    endpoint: kind === 'production' ? endpoint : `${STAND_IN_URL}/submit`,
    key,
    redirect: new URL(THANK_YOU, url).href,
  } satisfies FormService;
}
