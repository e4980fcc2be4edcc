/** Style sheet of the whole page. Imported once, by the page's owner. */
import './global.css';
import './first-frame.css';
import './fonts.css';
