import {deployment, type Deployment} from './deployment';
import type {FormService, Site} from '../site/page-types';
import {THANK_YOU_PATH} from '../site/addresses';

const PORT = 8799;

export const localFormsPort = ({LOCAL_FORMS_PORT}: NodeJS.ProcessEnv): number => Number(LOCAL_FORMS_PORT ?? PORT);

export const LOCAL_FORMS_PORT = localFormsPort(process.env);
export const LOCAL_FORMS_URL = `http://127.0.0.1:${LOCAL_FORMS_PORT}`;

/** @returns the configured service in production, the local one for local builds, none for a preview */
export function formService({url, formService: {endpoint, key}}: Site, {kind}: Deployment = deployment()) {
  if (kind === 'preview') return undefined;
  return {
    endpoint: kind === 'production' ? endpoint : `${LOCAL_FORMS_URL}/submit`,
    key,
    redirect: new URL(THANK_YOU_PATH, url).href,
  } satisfies FormService;
}
