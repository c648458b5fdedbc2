/** Runs before the schemas are made: they must not try whether they may make code of text, which the policy forbids. */
import {config} from 'zod';

config({jitless: true});
