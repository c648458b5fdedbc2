import '../../css/tokens.css';
import '../../css/base.css';
