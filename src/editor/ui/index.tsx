import '../../css/tokens.css';
import '../../css/base.css';
import './styles.css';
import {createRoot} from 'react-dom/client';
import App from './App';

const element = document.getElementById('page');
if (!element) throw new Error('The document of the editor has no place for it.');
createRoot(element).render(<App />);
