/** Runs before zod creates schemas, so that zod does not try `new Function`, which the content policy forbids. */
import {config} from 'zod';

config({jitless: true});
