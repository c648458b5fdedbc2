/** Runs the emulator of the form service as a process beside the site's local server. */
import {LOCAL_FORMS_PORT} from '../../../node/form-service';
import {siteOrigins} from '../origin-guard';
import {answerAt} from '../ready';
import {createFormService} from './service';

answerAt(createFormService(siteOrigins()), LOCAL_FORMS_PORT);
