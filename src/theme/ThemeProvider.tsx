import {Fragment} from 'react';

/** The site's titles come from src/templates/PageHead, so the classic theme's title formatter is left out. */
export default Fragment;
