import '../../css/tokens.css';
import '../../css/base.css';
import './styles.css';
import {createRoot} from 'react-dom/client';
import App from './App';

const place = document.getElementById('page');
if (!place) throw new Error('The document of the editor has no place for it.');
createRoot(place).render(<App />);
