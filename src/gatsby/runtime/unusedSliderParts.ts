const nothing = () => null;

/**
 * react-slick's own dots and arrows. The carousel asks for neither (`dots` is off by default, `arrows` is
 * false): its arrows stand outside of the slider, with labels in Portuguese.
 */
export { nothing as Dots, nothing as NextArrow, nothing as PrevArrow };
