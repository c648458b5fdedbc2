import '../../css/tokens.css';
import '../../css/base.css';
import './styles.css';
import {createRoot} from 'react-dom/client';
import App from './App';

const element = document.getElementById('page');
if (!element) throw new Error('The document has no element to render the editor into.');
createRoot(element).render(<App />);
