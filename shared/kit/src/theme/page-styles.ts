/** The style sheet of the whole page: whoever owns the page imports it once. */
import './global.css';
import './first-frame.css';
import './fonts.css';
